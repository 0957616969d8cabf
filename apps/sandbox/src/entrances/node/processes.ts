import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { SECOND_MS } from '@paydirt/domain';

import { type Series, sumSeries } from '../../observability/metrics.ts';
import type { FromServing, ToServing } from './process-messages.ts';

/** Pause before a process that ended unexpectedly is replaced, doubled each time up to `LONGEST_PAUSE_MS`. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10 * SECOND_MS;
/** Serving time after which an unexpected end is not blamed on the start. */
const SETTLED_AFTER_MS = 30 * SECOND_MS;
/** Time that a process has to stop on request: for pending requests and their database transactions. */
const STOPPED_WITHIN_MS = 7 * SECOND_MS;
/** Longest wait for the figures of the other processes; a process that is too busy is left out. */
const FIGURES_WITHIN_MS = SECOND_MS;

/** Process that serves, or is starting. */
interface Started {
  readonly worker: Worker;
  /** Message of the process that it serves, with its port; null if it ended before that. */
  readonly ready: Promise<Extract<FromServing, { kind: 'ready' }> | null>;
  readonly ended: Promise<unknown>;
}

/** Processes behind one address. */
export interface Processes {
  readonly port: number;
  readonly classKey: string | null;
  /** Replace each process by a new one, one after another; calls are answered meanwhile. */
  replaceAll(): Promise<void>;
  /** Let all processes finish their pending work, and end. */
  stop(): Promise<void>;
  /** End all processes at once. */
  kill(): void;
}

/** Options of {@link startProcesses}. */
export interface ProcessesOptions {
  readonly count: number;
  /** Environment variables of the processes, in addition to ours. */
  readonly env: NodeJS.ProcessEnv;
  /** Called with a message about each incident of a process. */
  readonly onNotice: (message: string) => void;
}

/** Describe how a process ended. */
const endOf = ({ process: { exitCode, signalCode, pid } }: Worker) =>
  `Process ${pid} ended by itself (${signalCode ?? `exit code ${exitCode}`})`;

/**
 * Start several processes that serve one address, with Node's cluster, and keep their number: one that ends
 * unexpectedly is replaced, at once, or after a growing pause if it does not last. Each process accepts
 * connections from the shared socket itself, so that no dispatching process can lose them.
 *
 * @returns once the first of them answers; null if it does not start, in which case it has printed why.
 */
export async function startProcesses({ count, env, onNotice }: ProcessesOptions): Promise<Processes | null> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const living = new Set<Started>();
  const stopping = new AbortController();
  let replacing: Promise<void> | null = null;

  const tell = ({ worker }: Started, message: ToServing) => {
    if (worker.isConnected()) worker.send(message);
  };

  function start(): Started {
    const worker = cluster.fork(env);
    // Sending to a process that is just ending fails; the `exit` event reports its end anyway.
    worker.on('error', () => {});
    const ended = once(worker, 'exit');
    const ready = new Promise<Extract<FromServing, { kind: 'ready' }> | null>((resolve) => {
      void ended.then(() => resolve(null));
      worker.on('message', (message: FromServing) => {
        if (message.kind === 'ready') resolve(message);
        else if (message.kind === 'ask-series') void answerSeries(started, message.question);
      });
    });
    const started: Started = { worker, ready, ended };
    living.add(started);
    void ended.then(() => living.delete(started));
    return started;
  }

  /** Read the figures of one process; empty if it does not answer in time. */
  async function seriesOf(started: Started, question: number): Promise<Series> {
    const heard = new AbortController();
    const answer = new Promise<Series>((resolve) => {
      const onMessage = (message: FromServing) => {
        if (message.kind === 'series' && message.question === question) resolve(message.series);
      };
      started.worker.on('message', onMessage);
      heard.signal.addEventListener('abort', () => started.worker.off('message', onMessage));
    });
    tell(started, { kind: 'tell-series', question });
    const late = wait(FIGURES_WITHIN_MS, {}, { signal: heard.signal }).catch(() => ({}));
    return Promise.race([answer, late]).finally(() => heard.abort());
  }

  let questions = 0;
  async function answerSeries(asking: Started, question: number): Promise<void> {
    questions += 1;
    const own = questions;
    const all = await Promise.all([...living].map((started) => seriesOf(started, own)));
    tell(asking, { kind: 'all-series', question, series: sumSeries(all) });
  }

  /** The current process of each place. */
  const places = new Map<number, Started>();
  async function keep(place: number): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted;) {
      const began = performance.now();
      const current = places.get(place) ?? start();
      places.set(place, current);
      await current.ended;
      // `replaceEach` may have put another process in this place meanwhile, which it keeps itself.
      if (places.get(place) !== current || stopping.signal.aborted) return;
      places.delete(place);
      onNotice(`${endOf(current.worker)}; another takes its place.`);
      if (performance.now() - began > SETTLED_AFTER_MS) pause = FIRST_PAUSE_MS;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  async function replaceEach(): Promise<void> {
    for (const place of Array.from({ length: count }, (_, n) => n)) {
      if (stopping.signal.aborted) return;
      const next = start();
      if (!(await next.ready)) {
        onNotice(
          'A process that was to take the place of another did not start: the others go on as they are.',
        );
        return;
      }
      const former = places.get(place);
      places.set(place, next);
      void keep(place);
      if (former) tell(former, { kind: 'drain' });
    }
    onNotice('All processes are replaced.');
  }

  const first = start();
  places.set(0, first);
  const answering = await first.ready;
  if (!answering) return null;
  for (let place = 0; place < count; place += 1) void keep(place);

  return {
    port: answering.port,
    classKey: answering.classKey,
    async replaceAll() {
      replacing ??= replaceEach().finally(() => (replacing = null));
      await replacing;
    },
    async stop() {
      stopping.abort();
      for (const started of living) tell(started, { kind: 'stop' });
      const overdue = setTimeout(killAll, STOPPED_WITHIN_MS);
      while (living.size > 0) await Promise.all([...living].map(({ ended }) => ended));
      clearTimeout(overdue);
    },
    kill: killAll,
  };

  function killAll(): void {
    for (const { worker } of living) worker.process.kill('SIGKILL');
  }
}
