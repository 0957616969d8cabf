import { openDatabase } from '../../database/open.ts';
import type { Series } from '../../observability/metrics.ts';
import type { FromServing, ToServing } from './process-messages.ts';
import { portsOfSettings, serve, type Serving } from './serve.ts';
import type { Settings } from './settings.ts';

const send = (message: FromServing) => process.send?.(message);

/** Ask the first process for the figures of all processes, including itself. */
function createQuestions() {
  const open = new Map<number, (series: Series) => void>();
  let last = 0;
  return {
    ask: () =>
      new Promise<Series>((resolve) => {
        last += 1;
        open.set(last, resolve);
        send({ kind: 'ask-series', question: last });
      }),
    answer(question: number, series: Series) {
      open.get(question)?.(series);
      open.delete(question);
    },
  };
}

/**
 * Serve as one of several processes behind an address, on the database of `settings`. The first process tells
 * this one when to end; it also handles the signals that a terminal sends to all of them.
 */
export async function serveBehind(settings: Settings): Promise<void> {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl === undefined) throw new Error('processes: the first one names the database');
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  const questions = createQuestions();
  let serving: Serving | null = null;

  function end(finish: () => Promise<void>): void {
    finish().then(
      () => process.exit(0),
      (cause: unknown) => {
        process.emitWarning(cause instanceof Error ? cause : String(cause));
        process.exit(1);
      },
    );
  }
  // From the beginning, because Node drops messages that nobody listens to; while it starts there is nothing to finish.
  process.on('message', (message: ToServing) => {
    if (message.kind === 'stop') end(async () => serving?.stop());
    else if (message.kind === 'drain') end(async () => serving?.drain());
    else if (message.kind === 'tell-series')
      send({ kind: 'series', question: message.question, series: serving?.series() ?? {} });
    else questions.answer(message.question, message.series);
  });
  process.on('SIGTERM', () => end(async () => serving?.stop()));
  const database = await openDatabase({ url: databaseUrl, directUrl: databaseDirectUrl });
  serving = await serve({ settings, database, ports: portsOfSettings(settings), allSeries: questions.ask });
  send({ kind: 'ready', port: serving.port, classKey: serving.classKey });
}
