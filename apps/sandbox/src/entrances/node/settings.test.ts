import { describe, expect, it } from 'vitest';

import { StartFailure } from '../../database/failure.ts';
import { readSettings } from './settings.ts';

describe('the cost of a password hash', () => {
  it.each(['13', '4', '0', '21', '1e1', 'fourteen'])(
    'is refused below the OWASP minimum or when invalid: %s',
    (cost) => {
      expect(() => readSettings({ PASSWORD_LOG_COST: cost })).toThrow(StartFailure);
    },
  );

  it('may be higher, and lower in tests', () => {
    const costs = [
      readSettings({}),
      readSettings({ PASSWORD_LOG_COST: '15' }),
      readSettings({ PASSWORD_LOG_COST: '4', NODE_ENV: 'test' }),
    ].map(({ passwordLogCost }) => passwordLogCost);
    expect(costs).toEqual([undefined, 15, 4]);
  });
});

describe('the public address', () => {
  it.each([
    [undefined, 'http://localhost:4100'],
    ['', 'http://localhost:4100'],
    ['https://paydirt.example', 'https://paydirt.example'],
    ['https://paydirt.example:8443/', 'https://paydirt.example:8443'],
  ])('begins links, so it has no slash at its end: %s', (given, read) => {
    expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(read);
  });

  it.each(['paydirt.example', 'ftp://paydirt.example', 'https://paydirt.example/app', 'https://a b'])(
    'is refused where no link could begin with it: %s',
    (given) => {
      expect(() => readSettings({ PUBLIC_URL: given })).toThrow(StartFailure);
    },
  );
});
