/** The product, started by a test or a tool. */
export interface RunningProduct {
  address: string;
  folder: string;
  lines: string[];
  pid: number;
  /** Resolves when the process has exited. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
  kill(): boolean;
}
export function runProduct(
  settings?: Record<string, string>,
  /** `log`: a file that gets its output; `limit`: milliseconds in which it has to start */
  options?: { log?: string; limit?: number },
): Promise<RunningProduct>;
