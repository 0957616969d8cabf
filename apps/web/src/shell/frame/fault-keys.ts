import type { Fault } from '../../platform/services/fault.ts';
import type { PlainKey } from '../../platform/language/plain-key.ts';

/** The name of each fault. */
export const FAULT_KEYS: Readonly<Record<Fault, PlainKey>> = {
  slow: 'test.breaking.slow',
  offline: 'test.breaking.offline',
  unauthorized: 'test.breaking.unauthorized',
  internal: 'test.breaking.serverError',
  bad_json: 'test.breaking.badAnswer',
};
