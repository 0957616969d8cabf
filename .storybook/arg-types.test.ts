import type { SBType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { describeProps } from './arg-types.ts';

/** Describe one prop of our own. */
function described(type: SBType, initial?: unknown) {
  const context = {
    argTypes: { it: { name: 'it', type, table: { type: { summary: 'It' } } } },
    initialArgs: { it: initial },
  } as unknown as Parameters<typeof describeProps>[0];
  return describeProps(context)['it'];
}

test('disables the control of a value that only code can make', () => {
  expect(described({ name: 'other', value: 'Offer' })).toMatchObject({ control: { disable: true } });
});

test('offers a text control for a node that holds text', () => {
  expect(described({ name: 'other', value: 'ReactNode' }, 'Lease')).toMatchObject({
    type: { name: 'string' },
  });
});

test('lets plain data be edited, but not values that only code can make', () => {
  const control = (initial: unknown) =>
    described({ name: 'other', value: 'readonly Figure[]' }, initial)?.control;
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

test('lists handlers of the element after the component’s own props', () => {
  const component = { __docgenInfo: { props: {} } };
  const context = { component, argTypes: {}, initialArgs: { onClick: () => undefined } };
  const { onClick } = describeProps(context as unknown as Parameters<typeof describeProps>[0]);
  expect(onClick?.table?.category).toBe('Of the element that it renders');
});
