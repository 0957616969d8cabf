import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { err, type Result } from '@paydirt/domain';

import type { PictureAnswer } from './picture-messages.ts';
import type { Picture, PictureFault, Pictures, PicturesRefusal } from './pictures.ts';

type Outcome = Result<Picture, PictureFault | PicturesRefusal>;

interface Waiting {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly memberId: string;
  readonly answer: (outcome: Outcome) => void;
}

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
/** Limits of pictures at a time, including the current one: of all members, and of one member. */
const AT_MOST = 20;
const OF_MEMBER = 10;
/** Limit of the total size of these pictures. */
const BYTES_AT_MOST = 100 * 1024 * 1024;
/** Time after which the process has hung, because the decoder's own limit is shorter. */
const WITHIN_MS = 15_000;
const IDLE_MS = 30_000;

/** Options of {@link createPictures}. */
export interface PicturesOptions {
  /** Program of the decoding process. @default `picture-process.ts` */
  readonly program?: URL;
  /** Node's own arguments for that process. @default none */
  readonly execArgv?: readonly string[];
  /** Time without work after which the process is ended. */
  readonly idleMs?: number;
}

/**
 * Create the queue of the process that decodes pictures, one at a time. The first picture starts the process,
 * and an idle time ends it, which frees its memory. If it crashes or hangs, its picture is refused as broken,
 * and the next one gets a new process.
 */
export function createPictures({
  program = PROGRAM,
  execArgv = [],
  idleMs = IDLE_MS,
}: PicturesOptions = {}): Pictures {
  const waiting: Waiting[] = [];
  const asking = new Set<(canDecode: boolean) => void>();
  let decoder: ChildProcess | null = null;
  /** True if this computer can decode pictures; undefined until a process has reported. */
  let canDecode: boolean | undefined;
  let current: Waiting | null = null;
  /** Owner of the picture that was started last. */
  let last: string | null = null;
  let timer: NodeJS.Timeout | undefined;

  function startDecoder(): ChildProcess {
    const child = fork(fileURLToPath(program), {
      execArgv: [...execArgv],
      // The process needs none of our variables, and messages of its libraries about broken pictures are of
      // no use.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    child.on('message', (answer: PictureAnswer) => {
      if (decoder !== child) return;
      if (answer.kind === 'ready') begin(answer.canDecode);
      else answerCurrent(answer.result);
    });
    const lost = () => {
      if (decoder !== child) return;
      decoder = null;
      if (canDecode !== undefined) {
        answerCurrent(err('picture_broken'));
        return;
      }
      begin(false);
      // The process may have been ended from outside, so the next picture finds out whether decoding works.
      canDecode = undefined;
    };
    child.on('exit', lost);
    child.on('error', lost);
    return child;
  }

  /** Handle that the process has started, or has ended before that. */
  function begin(can: boolean): void {
    canDecode = can;
    for (const tell of asking) tell(can);
    asking.clear();
    if (!can) {
      for (const { answer } of waiting.splice(0)) answer(err('absent'));
      answerCurrent(err('absent'));
      end();
    } else if (!current) rest();
  }

  function answerCurrent(outcome: Outcome): void {
    const answered = current;
    current = null;
    clearTimeout(timer);
    answered?.answer(outcome);
    next();
  }

  function end(): void {
    const ended = decoder;
    decoder = null;
    ended?.kill('SIGKILL');
  }

  /** Start the idle time; an idle process must not keep this one alive. */
  function rest(): void {
    decoder?.unref();
    decoder?.channel?.unref();
    timer = setTimeout(end, idleMs).unref();
  }

  function wake(): ChildProcess {
    clearTimeout(timer);
    decoder ??= startDecoder();
    decoder.ref();
    decoder.channel?.ref();
    return decoder;
  }

  function next(): void {
    if (current) return;
    // Choose another member's picture if there is one, so that one member's pictures do not delay
    // everybody's.
    const turn = waiting.findIndex(({ memberId }) => memberId !== last);
    current = waiting.splice(Math.max(turn, 0), 1)[0] ?? null;
    last = current?.memberId ?? null;
    if (!current) {
      rest();
      return;
    }
    const child = wake();
    timer = setTimeout(() => {
      end();
      answerCurrent(err('picture_broken'));
    }, WITHIN_MS);
    // If the process has just died, sending fails, and its `exit` event is handled.
    child.send(current.bytes, () => undefined);
  }

  return {
    rewrite(bytes, memberId) {
      if (canDecode === false) return Promise.resolve(err('absent'));
      const all = current ? [current, ...waiting] : waiting;
      const weight = all.reduce((sum, one) => sum + one.bytes.length, bytes.length);
      if (all.filter((one) => one.memberId === memberId).length >= OF_MEMBER)
        return Promise.resolve(err('too_many'));
      if (all.length >= AT_MOST || weight > BYTES_AT_MOST) return Promise.resolve(err('busy'));
      return new Promise((answer) => {
        waiting.push({ bytes, memberId, answer });
        next();
      });
    },
    areTaken() {
      if (canDecode !== undefined) return Promise.resolve(canDecode);
      if (!current) wake();
      return new Promise((tell) => asking.add(tell));
    },
  };
}
