import { useEffect, useRef, useState } from 'react';
import type { PictureProblem } from './open-picture.ts';
import type { PictureLimits, PreparedPicture } from './prepare-picture.ts';

/** Load the code that opens and scales pictures with the field, not with a page on which few people attach one. */
const preparation = () => import('./prepare-picture.ts');

/** Result of an upload: the service's id of the picture, or an error message. */
export type PictureSendOutcome =
  | { readonly ok: true; readonly remote: string }
  | { readonly ok: false; readonly message: string };

/** Send one picture. It must stop when `signal` aborts, and report the progress, 0 to 1. */
export type SendPicture = (
  picture: Blob,
  task: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<PictureSendOutcome>;

/** A file that will become a picture of the value. */
export interface PictureTask {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly state:
    | { readonly kind: 'preparing' }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'refused'; readonly problem: PictureProblem }
    | { readonly kind: 'failed'; readonly message: string };
}

interface PictureTasksOptions {
  limits: PictureLimits;
  send: SendPicture | undefined;
  onReady: (picture: PreparedPicture) => void;
  /** Error message where `send` threw, or the code that prepares pictures could not be loaded. */
  failedText: string;
}

/** Check, scale down and upload picked files, each independently, each with a way to cancel. */
export function usePictureTasks(options: PictureTasksOptions) {
  const [tasks, setTasks] = useState<readonly PictureTask[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const preparing = useRef(Promise.resolve());
  // The latest callbacks, for tasks that outlive a render.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // Preload the code; if that fails, the first pick tries again and reports it.
    preparation().catch(ignored);
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  function update(id: string, state: PictureTask['state']) {
    setTasks((all) => all.map((task) => (task.id === id ? { ...task, state } : task)));
  }

  function remove(id: string) {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setTasks((all) => all.filter((task) => task.id !== id));
  }

  async function run({ id, name, file }: Pick<PictureTask, 'id' | 'name' | 'file'>) {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    update(id, { kind: 'preparing' });
    const { limits, send } = latest.current;
    // In sequence, because opening several large pictures at once could crash the page.
    const turn = preparing.current.then(async () =>
      signal.aborted ? null : (await preparation()).preparePicture(file, limits, signal),
    );
    preparing.current = Promise.race([turn.then(ignored, ignored), stopped(signal)]);
    const prepared = await turn.catch(() => null);
    if (signal.aborted) return;
    if (prepared === null) {
      update(id, { kind: 'failed', message: latest.current.failedText });
      return;
    }
    if (!prepared.ok) {
      update(id, { kind: 'refused', problem: prepared.problem });
      return;
    }
    const { blob, still } = prepared;
    if (!send) {
      remove(id);
      latest.current.onReady({ id, name, blob, still });
      return;
    }
    update(id, { kind: 'sending', share: 0 });
    const outcome = await send(blob, {
      signal,
      onProgress: (share) => {
        if (!signal.aborted) update(id, { kind: 'sending', share });
      },
    }).catch((): PictureSendOutcome => ({ ok: false, message: latest.current.failedText }));
    if (signal.aborted) return;
    if (outcome.ok) {
      remove(id);
      latest.current.onReady({ id, name, blob, still, remote: outcome.remote });
    } else update(id, { kind: 'failed', message: outcome.message });
  }

  /** Returns their names, in order. */
  function add(files: readonly File[]): readonly string[] {
    const added = files.map((file) => ({
      id: crypto.randomUUID(),
      name: file.name,
      file,
      state: { kind: 'preparing' } as const,
    }));
    setTasks((all) => [...all, ...added]);
    for (const task of added) void run(task);
    return added.map(({ id }) => id);
  }

  function retry(id: string) {
    const task = tasks.find((candidate) => candidate.id === id);
    if (task) void run(task);
  }

  return { tasks, add, retry, remove };
}

function ignored(): void {}

async function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
}
