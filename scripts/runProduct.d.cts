/** A running product of a test or a tool. */
export interface RunningProduct {
  address: string;
  folder: string;
  lines: string[];
  pid: number;
  /** Settled when it is gone. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
  kill(): boolean;
}
export function runProduct(settings?: Record<string, string>): Promise<RunningProduct>;
