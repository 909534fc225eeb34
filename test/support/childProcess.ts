/*
 * startScript(file, args): runs a TypeScript file in its own process: { child, line, exited, kill }. `await line()` is
 * its next line of JSON, `await exited` its exit. Its stdin closes with the test's process, so that it can exit too.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

export interface Script {
  child: ChildProcess;
  /** Its next line, parsed. @throws Error with its stderr if it exits without one */
  line<Told>(): Promise<Told>;
  exited: Promise<number | NodeJS.Signals | null>;
  /** Sends SIGKILL and waits for the exit. */
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
