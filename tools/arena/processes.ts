/** Programs that the arena has started: they end with it, however it ends. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** Exit codes by which the shell says who ended a program. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const running = new Set<ChildProcessWithoutNullStreams>();
const killAll = (): void => running.forEach(kill);
const leave = (signal: NodeJS.Signals): void => { process.exit(SIGNALS[signal as keyof typeof SIGNALS]); };

/** Starts a command, as the shell reads it, with all its streams as pipes. */
export function startProcess(command: string): ChildProcessWithoutNullStreams {
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe', windowsHide: true });
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, leave);
  }
  running.add(child);
  return child;
}

/** Ends a program, with all that it has started. */
export function endProcess(child: ChildProcessWithoutNullStreams): void {
  kill(child);
  child.stdout.destroy();
  if (!running.delete(child) || running.size > 0) return;
  process.off('exit', killAll);
  for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
}

/** Kills a program and, where the system knows groups of processes, all that its shell has started. */
function kill(child: ChildProcessWithoutNullStreams): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has left by itself.
  }
}
