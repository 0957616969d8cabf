import { expect, test } from 'vitest';
import { composition } from './composition.ts';

const ENTRIES = {
  Button: '@paydirt/ui/button',
  Countdown: '@paydirt/ui/countdown',
  TextField: '@paydirt/ui/field',
};

/** A component with the docs that `propDocs` attaches. */
const shown = (displayName: string) => ({ __docgenInfo: { displayName } });

test('leaves out wrappers and classes that a story adds around its component', () => {
  const code = '<div className="p-4">\n  <Button className="w-full">\n    Lease\n  </Button>\n</div>';
  expect(composition(code, shown('Button'), ENTRIES)).toBe(
    "import { Button } from '@paydirt/ui/button';\n\n<Button>\n  Lease\n</Button>",
  );
});

test('keeps several elements together, with the imports of all', () => {
  const code = '<div>\n  <Button key="a" />\n  <TextField label="Email" />\n</div>';
  expect(composition(code, shown('Button'), ENTRIES)).toBe(`import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';

<>
  <Button />
  <TextField label="Email" />
</>`);
});

test('names the component, not the story’s wrapper with the same props', () => {
  expect(composition('<Typed\n  label="Email"\n/>', shown('TextField'), ENTRIES)).toBe(
    'import { TextField } from \'@paydirt/ui/field\';\n\n<TextField\n  label="Email"\n/>',
  );
});

test('writes a time as epochMs', () => {
  expect(composition('<Countdown\n  endsAt={1795363929000}\n/>', shown('Countdown'), ENTRIES))
    .toBe(`import { Countdown } from '@paydirt/ui/countdown';
import { epochMs } from '@paydirt/ui/values';

<Countdown
  endsAt={epochMs(1795363929000)}
/>`);
});

test('leaves code alone that is not written as elements', () => {
  expect(composition('useThing()', shown('Button'), ENTRIES)).toBe('useThing()');
});
