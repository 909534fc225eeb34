/*
 * startScript(file, args)   runs one of our TypeScript files in a process of its own: { child, line, exited, kill }
 *   `await line()` is its next line of JSON, `await exited` how it ended. Its stdin ends with the test's process: one that waits should end then.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

export interface Script {
  child: ChildProcess;
  /** Its next line, parsed; throws with what it complained of when it ended without one. */
  line<Told>(): Promise<Told>;
  exited: Promise<number | NodeJS.Signals | null>;
  /** kill -9, waited for. */
  kill(): Promise<void>;
}

export function startScript(file: string, args: readonly string[]): Script {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '-r', path.join(__dirname, 'runTypeScript.cjs'), file, ...args],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  return {
    child,
    exited,
    async line<Told>() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The process ended (${String(await exited)}) without another line. ${complaints}`);
      return JSON.parse(value) as Told;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
