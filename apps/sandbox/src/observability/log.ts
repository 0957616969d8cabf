import { toIso } from '@paydirt/domain';

import { realNow } from '../platform/clock.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];

/**
 * Facts of a log line. They never include tokens, passwords, codes or full phone numbers: callers log ids.
 */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line of JSON per event. */
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, facts?: LogFacts) => void;

/** Create a log that writes events of at least the level `threshold`. */
export function createLog(
  threshold: LogLevel,
  write: (line: string) => void = (line) => console.log(line),
): Log {
  return (level, event, facts = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(threshold)) return;
    write(JSON.stringify({ time: toIso(realNow()), level, event, ...facts }));
  };
}

/** Read `LOG_LEVEL`; unknown values count as `info`. */
export function logLevel(text: string | undefined): LogLevel {
  return LEVELS.find((level) => level === text) ?? 'info';
}
