import type { SBType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describeProps } from './arg-types.ts';

const nothing = { name: 'other', value: 'undefined' } as const;

/** Describe one prop, as docgen tells of it. */
function described(prop: { type: SBType; description?: string; initial?: unknown }) {
  const { type, description = '', initial } = prop;
  const context = {
    argTypes: { it: { name: 'it', type, description } },
    initialArgs: { it: initial },
  } as unknown as Parameters<typeof describeProps>[0];
  return describeProps(context)['it'];
}

test('a choice that may be left out is offered as a choice', () => {
  const sizes = { name: 'enum', value: ['sm', 'md'] } as const;
  const size = described({
    type: { name: 'union', value: [{ ...sizes, value: [...sizes.value] }, nothing] },
  });
  expect(size).toMatchObject({
    type: { name: 'enum' },
    options: ['sm', 'md'],
  });
  expect(size).not.toHaveProperty('control');
});

test('a switch that may be left out is a switch, with its default out of the description', () => {
  const busy = described({
    type: { name: 'union', value: [{ name: 'boolean' }, nothing] },
    description: 'Something is under way. @default false',
  });
  expect(busy).toMatchObject({
    type: { name: 'boolean' },
    description: 'Something is under way.',
    table: { defaultValue: { summary: 'false' } },
  });
});

test('what is made in code has no control', () => {
  expect(described({ type: { name: 'other', value: 'Offer' } })).toMatchObject({
    control: { disable: true },
  });
});

test('a node that is a text can be typed', () => {
  const children = described({
    type: { name: 'other', value: 'ReactNode' },
    initial: 'Lease',
  });
  expect(children).toMatchObject({ type: { name: 'string' } });
});

test('data is edited as it is written, and what is made in code is not', () => {
  const list = { name: 'array', value: { name: 'other', value: 'Figure' } } as const;
  const control = (initial: unknown) => described({ type: list, initial })?.control;
  expect(control([{ label: 'Per day', value: '3.40' }])).toEqual({ type: 'object' });
  expect(control({ permille: 380, label: null })).toEqual({ type: 'object' });
  for (const made of [
    [{ onSelect: () => undefined }],
    { at: new Date(0) },
    { icon: { $$typeof: 'x' } },
    { of: 5n },
  ])
    expect(control(made)).toEqual({ disable: true });
});
