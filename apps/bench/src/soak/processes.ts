import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process, as the operating system lists it. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly residentKb: number;
  readonly program: string;
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, rss, program = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : [{ pid: Number(pid), parent: Number(parent), residentKb: Number(rss), program }];
  });
}

/** Find the child processes that serve, or the started process itself if it has none. */
export async function servingProcesses(first: number): Promise<Process[]> {
  const all = await listProcesses();
  const below = all.filter(({ parent, program }) => parent === first && program.includes('node/main.ts'));
  return below.length > 0 ? below : all.filter(({ pid }) => pid === first);
}

/** Memory and open files of the processes that serve. */
export interface Usage {
  readonly megabytes: number;
  /** Null where the system does not report it. */
  readonly files: number | null;
}

/** Add up the memory and the open files of the processes that serve. */
export async function usageOf(first: number): Promise<Usage> {
  const serving = await servingProcesses(first);
  const files = await Promise.all(
    serving.map(({ pid }) =>
      readdir(`/proc/${pid}/fd`).then(
        ({ length }) => length,
        () => null,
      ),
    ),
  );
  return {
    megabytes: serving.reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024,
    files: files.includes(null) ? null : files.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
}
