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

test('a part that is measured again replaces what was said of it alone', () => {
  expect(withPart(page, SCREENS, `${SCREENS}\n\nNow.\n`)).toBe(
    page.replace('As they were.\n\n### A\n', 'Now.\n'),
  );
  expect(withPart(page, SERVICES, `${SERVICES}\n\nNow.\n`)).toBe(
    `${SERVICES}\n\nNow.\n\n${page.slice(page.indexOf(SCREENS))}`,
  );
});
