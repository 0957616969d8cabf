import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { SCHEME_GUARDS } from './scheme-guards.ts';

const ROOT = new URL('../../../../../../', import.meta.url);

describe('the anatomy of a scheme', () => {
  test.each(Object.entries(SCHEME_GUARDS))(
    'names a test that exists: %s',
    (_id, { file, suite, test: name }) => {
      const text = readFileSync(new URL(file, ROOT), 'utf8');
      expect(text).toContain(`'${name}'`);
      if (suite !== undefined) expect(text).toContain(`describe('${suite}'`);
    },
  );
});
