import { expect, test } from 'vitest';
import { composition } from './composition.ts';

const ENTRIES = {
  Button: '@paydirt/ui/button',
  Choice: '@paydirt/ui/choice',
  Countdown: '@paydirt/ui/countdown',
  Dialog: '@paydirt/ui/dialog',
  TextField: '@paydirt/ui/field',
};

/** A component with the docs that `propDocs` attaches. */
const shown = (displayName: string, args = {}, props = {}) => ({
  component: { __docgenInfo: { displayName, description: '', file: '', props } },
  args,
});

test('leaves out wrappers and classes that a story adds around its component', () => {
  const code = '<div className="p-4">\n  <Button className="w-full">\n    Lease\n  </Button>\n</div>';
  expect(composition(code, shown('Button'), ENTRIES)).toBe(
    "import { Button } from '@paydirt/ui/button';\n\n<Button>\n  Lease\n</Button>",
  );
});

test('turns a value that a handler reports into state of the component, not of the story’s wrapper', () => {
  const code = '<Typed\n  label="Email"\n  onValueChange={() => {}}\n  value="mara@"\n/>';
  expect(composition(code, shown('TextField'), ENTRIES)).toBe(`import { useState } from 'react';
import { TextField } from '@paydirt/ui/field';

export function Example() {
  const [value, setValue] = useState('mara@');

  return (
    <TextField
      label="Email"
      onValueChange={setValue}
      value={value}
    />
  );
}`);
});

test('gives a state that starts as null the type of its prop', () => {
  const code = '<Choice\n  onValueChange={() => {}}\n  value={null}\n/>';
  const props = { value: { table: { type: { summary: 'Place | null', detail: 'interface Place {}' } } } };
  const written = composition(code, shown('Choice', {}, props), ENTRIES);
  expect(written).toContain('useState<Place | null>(null)');
  expect(written).toContain("import { Choice, type Place } from '@paydirt/ui/choice';");
});

test('keeps a multi-line value as the initial state', () => {
  const code = "<TextField\n  onValueChange={() => {}}\n  value={{\n    from: '',\n    to: ''\n  }}\n/>";
  expect(composition(code, shown('TextField'), ENTRIES)).toContain(
    "useState({\n    from: '',\n    to: ''\n  });",
  );
});

test('opens with a button what a story shows open, and closes it when confirmed', () => {
  const code = '<Dialog\n  onConfirm={() => {}}\n  onOpenChange={() => {}}\n  open\n  title="Lease"\n/>';
  const written = composition(code, shown('Dialog', { open: true }), ENTRIES);
  expect(written).toContain("import { Button } from '@paydirt/ui/button';");
  expect(written).toContain('useState(false)');
  expect(written).toContain('<Button onClick={() => setOpen(true)}>');
  expect(written).toContain('onConfirm={() => setOpen(false)}');
  expect(composition(code.replace('  open\n', ''), shown('Dialog', { open: false }), ENTRIES)).toContain(
    'open={open}',
  );
});

test('starts closed where the component has its own trigger', () => {
  const code = '<Dialog\n  defaultOpen\n  title="Lease"\n  trigger={<Button>Lease</Button>}\n/>';
  expect(composition(code, shown('Dialog'), ENTRIES)).not.toContain('defaultOpen');
});

test('leaves out the handler of an uncontrolled component', () => {
  const code = '<Dialog\n  defaultOpen\n  onOpenChange={() => {}}\n/>';
  expect(composition(code, shown('Dialog'), ENTRIES)).toBe(
    "import { Dialog } from '@paydirt/ui/dialog';\n\n<Dialog\n  defaultOpen\n/>",
  );
});

test('writes out the text that a function returns', () => {
  const code =
    '<Choice\n  dot={() => {}}\n  labels={{\n    left: () => {},\n    onSelect: () => {}\n  }}\n  wait={() => {}}\n/>';
  const args = {
    labels: { left: (count: number) => `${count} left`, onSelect: () => 'never called' },
    wait: () => 'Wait',
    dot: (slide: { label: string }, at: number) => `${slide.label.trim()}, ${at}`,
  };
  const written = composition(code, shown('Choice', args), ENTRIES);
  expect(written).toContain('left: (first) => `${first} left`');
  expect(written).toContain('onSelect: () => {}');
  expect(written).toContain('dot={(item, first) => `${item.label}, ${first}`}');
  expect(written).toContain('wait={() => `Wait`}');
});

test('writes a time as epochMs, and makes a value that code cannot write a prop of the example', () => {
  const code = '<Choice\n  at={1795363929000}\n  picture={[object ImageBitmap]}\n/>';
  const written = composition(code, shown('Choice'), ENTRIES);
  expect(written).toContain("import { epochMs } from '@paydirt/ui/values';");
  expect(written).toContain('at={epochMs(1795363929000)}');
  expect(written).toContain('export function Example({ picture }: { picture: ImageBitmap }) {');
  expect(written).toContain('picture={picture}');
});

test('keeps a handler that the component requires', () => {
  const code = '<Choice\n  onValueChange={() => {}}\n/>';
  const props = { onValueChange: { type: { name: 'function', required: true } } };
  expect(composition(code, shown('Choice', {}, props), ENTRIES)).toContain('onValueChange');
});

test('wraps a countdown in a clock provider', () => {
  expect(composition('<Countdown\n  endsAt={1795363929000}\n/>', shown('Countdown'), ENTRIES))
    .toBe(`import { ClockProvider } from '@paydirt/ui/ticker';
import { Countdown } from '@paydirt/ui/countdown';
import { epochMs } from '@paydirt/ui/values';

const now = () => epochMs(Date.now());

<ClockProvider now={now}>
  <Countdown
    endsAt={epochMs(1795363929000)}
  />
</ClockProvider>`);
});
