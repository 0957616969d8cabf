import { expect, test } from 'vitest';

import { withPart } from './page.ts';

const page = `# Benchmarks

As it was.

### Bytes

| many |

## Screens

As they were.

### A
`;

test('replaces only the part that was measured again', () => {
  expect(withPart(page, '## Screens\n\nNow.\n')).toBe(page.replace('As they were.\n\n### A\n', 'Now.\n'));
  expect(withPart(page, '# Benchmarks\n\nNow.\n')).toBe(
    `# Benchmarks\n\nNow.\n\n${page.slice(page.indexOf('## Screens'))}`,
  );
});
