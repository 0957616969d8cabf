import { expect, test } from 'vitest';

import { FIRST_VISIT, SCREENS, SERVICES, withPart } from './page.ts';

const page = `# Benchmarks

As it was.

## Bytes

| many |

${SCREENS}

As they were.

### A
`;

test('a part that is new stands before those that follow it', () => {
  expect(withPart(page, FIRST_VISIT, `${FIRST_VISIT}\n\nNew.\n`)).toBe(
    page.replace(SCREENS, `${FIRST_VISIT}\n\nNew.\n\n${SCREENS}`),
  );
});

test('a part that is measured again replaces what was said of it alone', () => {
  expect(withPart(page, SCREENS, `${SCREENS}\n\nNow.\n`)).toBe(
    page.replace('As they were.\n\n### A\n', 'Now.\n'),
  );
  expect(withPart(page, SERVICES, `${SERVICES}\n\nNow.\n`)).toBe(
    `${SERVICES}\n\nNow.\n\n${page.slice(page.indexOf(SCREENS))}`,
  );
});
