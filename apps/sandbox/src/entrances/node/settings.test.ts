import { describe, expect, it } from 'vitest';

import { StartFailure } from '../../database/failure.ts';
import { readSettings } from './settings.ts';

describe('the work that a password hash costs', () => {
  it.each(['13', '4', '0', '21', '1e1', 'fourteen'])(
    'is not taken where it is less than OWASP’s, or none: %s',
    (cost) => {
      expect(() => readSettings({ PASSWORD_LOG_COST: cost })).toThrow(StartFailure);
    },
  );

  it('may be more, and in tests less', () => {
    const costs = [
      readSettings({}),
      readSettings({ PASSWORD_LOG_COST: '15' }),
      readSettings({ PASSWORD_LOG_COST: '4', NODE_ENV: 'test' }),
    ].map(({ passwordLogCost }) => passwordLogCost);
    expect(costs).toEqual([undefined, 15, 4]);
  });
});
