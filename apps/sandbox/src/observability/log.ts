import { toIso } from '@paydirt/domain';

import { realNow } from '../platform/clock.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];

/** Facts of a line. Never tokens, passwords, codes, or phone numbers in full: callers name ids. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line of JSON per event. */
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, facts?: LogFacts) => void;

/** Make a log that writes what is at least as grave as `threshold`. */
export function createLog(
  threshold: LogLevel,
  write: (line: string) => void = (line) => console.log(line),
): Log {
  return (level, event, facts = {}) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(threshold)) return;
    write(JSON.stringify({ time: toIso(realNow()), level, event, ...facts }));
  };
}

/** Read `LOG_LEVEL`; what it does not know is `info`. */
export function logLevel(text: string | undefined): LogLevel {
  return LEVELS.find((level) => level === text) ?? 'info';
}
