import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { SCHEME_GUARDS } from './scheme-guards.ts';

const ROOT = new URL('../../../../../../', import.meta.url);

describe('scheme guards', () => {
  test.each(Object.entries(SCHEME_GUARDS))(
    'name a test that exists: %s',
    (_id, { file, suite, test: name }) => {
      const text = readFileSync(new URL(file, ROOT), 'utf8');
      expect(text).toContain(`'${name}'`);
      if (suite !== undefined) expect(text).toContain(`describe('${suite}'`);
    },
  );
});
