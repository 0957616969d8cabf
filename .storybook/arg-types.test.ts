import type { SBType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describeProps } from './arg-types.ts';

const nothing = { name: 'other', value: 'undefined' } as const;

/** Describe one prop, as docgen tells of it. */
function described(prop: { type: SBType; raw?: string; description?: string; initial?: unknown }) {
  const { type, raw, description = '', initial } = prop;
  const component = { __docgenInfo: { props: { it: { description, ...(raw && { tsType: { raw } }) } } } };
  const context = {
    argTypes: { it: { name: 'it', type } },
    initialArgs: { it: initial },
    component,
  } as unknown as Parameters<typeof describeProps>[0];
  return describeProps(context)['it'];
}

test('a choice that may be left out is offered as a choice', () => {
  const sizes = { name: 'enum', value: ['sm', 'md'] } as const;
  const size = described({
    type: { name: 'union', value: [{ ...sizes, value: [...sizes.value] }, nothing] },
    raw: 'Size | undefined',
  });
  expect(size).toMatchObject({
    type: { name: 'enum' },
    options: ['sm', 'md'],
    table: { type: { summary: "'sm' | 'md'" } },
  });
  expect(size).not.toHaveProperty('control');
});

test('a switch that may be left out is a switch, with its default out of the description', () => {
  const busy = described({
    type: { name: 'union', value: [{ name: 'boolean' }, nothing] },
    raw: 'boolean | undefined',
    description: 'Something is under way. @default false',
  });
  expect(busy).toMatchObject({
    type: { name: 'boolean' },
    description: 'Something is under way.',
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
  });
});

test('what is made in code has no control, and a short word for a long type', () => {
  const raw =
    "{ kind: 'open'; /** Where to. */ href: string } | { kind: 'over'; reason: string; until: number }";
  expect(described({ type: { name: 'other', value: 'Offer' }, raw })).toMatchObject({
    control: { disable: true },
    table: { type: { summary: 'object', detail: raw } },
  });
});

test('a node that is a text can be typed', () => {
  const children = described({
    type: { name: 'other', value: 'ReactNode' },
    raw: 'ReactNode',
    initial: 'Lease',
  });
  expect(children).toMatchObject({ type: { name: 'string' } });
});

test('a name of an icon is chosen among the icons', () => {
  const icon = described({ type: { name: 'other', value: 'unknown' }, initial: 'machines' });
  expect(icon).toMatchObject({
    type: { name: 'enum' },
    options: expect.arrayContaining(['home', 'machines']),
  });
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
