import { expect, test } from 'vitest';

import { SCREENS, SERVICES, withPart } from './page.ts';

const page = `# Benchmarks

As it was.

## Bytes

| many |

${SCREENS}

As they were.

### A
`;

test('replaces only the part that was measured again', () => {
  expect(withPart(page, SCREENS, `${SCREENS}\n\nNow.\n`)).toBe(
    page.replace('As they were.\n\n### A\n', 'Now.\n'),
  );
  expect(withPart(page, SERVICES, `${SERVICES}\n\nNow.\n`)).toBe(
    `${SERVICES}\n\nNow.\n\n${page.slice(page.indexOf(SCREENS))}`,
  );
});
