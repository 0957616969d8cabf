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

test('what a story has around its component, and its classes, are left out', () => {
  const code = '<div className="p-4">\n  <Button className="w-full">\n    Lease\n  </Button>\n</div>';
  expect(composition(code, shown('Button'), ENTRIES)).toBe(
    "import { Button } from '@paydirt/ui/button';\n\n<Button>\n  Lease\n</Button>",
  );
});

test('what a handler tells of is a state, of the component and not of what the story wraps it in', () => {
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

test('a state that begins with nothing has the type of the prop', () => {
  const code = '<Choice\n  onValueChange={() => {}}\n  value={null}\n/>';
  const props = { value: { table: { type: { summary: 'Place | null', detail: 'interface Place {}' } } } };
  const written = composition(code, shown('Choice', {}, props), ENTRIES);
  expect(written).toContain('useState<Place | null>(null)');
  expect(written).toContain("import { Choice, type Place } from '@paydirt/ui/choice';");
});

test('a value of several lines becomes a state as it is', () => {
  const code = "<TextField\n  onValueChange={() => {}}\n  value={{\n    from: '',\n    to: ''\n  }}\n/>";
  expect(composition(code, shown('TextField'), ENTRIES)).toContain(
    "useState({\n    from: '',\n    to: ''\n  });",
  );
});

test('what a story shows open is opened by a button, and closed by what confirms it', () => {
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

test('what its own trigger opens is closed at first', () => {
  const code = '<Dialog\n  defaultOpen\n  title="Lease"\n  trigger={<Button>Lease</Button>}\n/>';
  expect(composition(code, shown('Dialog'), ENTRIES)).not.toContain('defaultOpen');
});

test('the handler of what a component keeps itself is left out', () => {
  const code = '<Dialog\n  defaultOpen\n  onOpenChange={() => {}}\n/>';
  expect(composition(code, shown('Dialog'), ENTRIES)).toBe(
    "import { Dialog } from '@paydirt/ui/dialog';\n\n<Dialog\n  defaultOpen\n/>",
  );
});

test('a function that makes a text is written with that text', () => {
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

test('a moment is one, and what no code makes is given to the example', () => {
  const code = '<Choice\n  at={1795363929000}\n  picture={[object ImageBitmap]}\n/>';
  const written = composition(code, shown('Choice'), ENTRIES);
  expect(written).toContain("import { epochMs } from '@paydirt/ui/values';");
  expect(written).toContain('at={epochMs(1795363929000)}');
  expect(written).toContain('export function Example({ picture }: { picture: ImageBitmap }) {');
  expect(written).toContain('picture={picture}');
});

test('a handler without which a component does not compile stays', () => {
  const code = '<Choice\n  onValueChange={() => {}}\n/>';
  const props = { onValueChange: { type: { name: 'function', required: true } } };
  expect(composition(code, shown('Choice', {}, props), ENTRIES)).toContain('onValueChange');
});

test('what counts down has a clock', () => {
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
