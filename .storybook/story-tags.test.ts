import { expect, it } from 'vitest';

import { namesInChanges, storyTags } from './story-tags.ts';

const FILE = `export const Shown: Story = { args: { price: amount('120.00') } };
export const Typed: Story = { play: async () => { await userEvent.tab(); } };
`;
const nothing = new Set<string>();

it('tags components as stable, or as new where a change of theirs is not released yet', () => {
  const changed = namesInChanges(['`ProductCard` has a slot, and `price` a default.', 'Quicker.']);
  expect(changed).toEqual(new Set(['ProductCard']));
  const tags = (title: string) => storyTags({ title, exportName: 'Shown' }, '', changed);
  expect(tags('Product/ProductCard')).toEqual(['new']);
  expect(tags('Product/OrderCard')).toEqual(['stable']);
  expect(tags('Screens/Product')).toEqual(['page']);
  expect(tags('Tests/Conformance')).toEqual(['suite']);
});

it('tags stories with amounts of money, and screens where the user acts', () => {
  const tags = (exportName: string) => storyTags({ title: 'Screens/Product', exportName }, FILE, nothing);
  expect(tags('Shown')).toEqual(['page', 'money']);
  expect(tags('Typed')).toEqual(['page', 'money', 'flow']);
  expect(storyTags({ title: 'Primitives/Button', exportName: 'Typed' }, '', nothing)).toEqual(['stable']);
});
