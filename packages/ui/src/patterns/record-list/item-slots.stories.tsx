import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createItemSlots, type ItemSlots } from './item-slots.ts';

/** The elements that `RecordList` recycles, on their own. */
const meta = {
  title: 'Tests/RecordList slots',
  tags: ['!dev', '!autodocs'],
  render: () => <div role="list" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Slots of buttons, each with the items that were written into it. */
function slotsIn(box: HTMLElement): { slots: ItemSlots<string>; written: string[] } {
  const written: string[] = [];
  const slots = createItemSlots<string>({
    box,
    createView() {
      const element = document.createElement('div');
      element.role = 'listitem';
      const button = element.appendChild(document.createElement('button'));
      return {
        element,
        write(item, index) {
          button.textContent = item;
          element.ariaPosInSet = String(index + 1);
          written.push(item);
        },
      };
    },
    estimateOf: () => 20,
    onCreate: () => {},
  });
  return { slots, written };
}

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** An element whose item left the window shows the next item. An item that returns is not written again. */
export const UsedAgain: Story = {
  play: async ({ canvas }) => {
    const { slots, written } = slotsIn(canvas.getByRole('list'));
    for (const [index, item] of ['a', 'b'].entries()) slots.show(index, item, 'record');
    slots.release(0);
    slots.show(2, 'c', 'record');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(['c', 'b']);
    slots.release(1);
    slots.show(1, 'b', 'record');
    await expect(written).toEqual(['a', 'b', 'c']);
    slots.release(1);
    slots.rewrite();
    slots.show(1, 'b', 'record');
    await expect(written).toEqual(['a', 'b', 'c', 'c', 'b']);
  },
};

/** A free element stays visible until it is hidden, and is shown again with its next item. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const { slots } = slotsIn(canvas.getByRole('list'));
    const { element } = slots.show(0, 'a', 'record').view;
    slots.releaseAll();
    await expect(element).toBeVisible();
    await expect(slots.slotAround(element)).toBeUndefined();
    slots.hideFree();
    await expect(element).not.toBeVisible();
    slots.show(1, 'b', 'record');
    await expect(element).toBeVisible();
    await expect(slots.slotAround(canvas.getByRole('button', { name: 'b' }))?.item).toBe('b');
  },
};

/** Elements are put in the order of their items around the focused one, which keeps focus. */
export const SortedAroundTheFocus: Story = {
  play: async ({ canvas }) => {
    const { slots } = slotsIn(canvas.getByRole('list'));
    for (const index of [3, 0, 2, 1]) slots.show(index, String(index), 'record');
    const focused = canvas.getByRole('button', { name: '2' });
    focused.focus();
    slots.sort(2);
    await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(['0', '1', '2', '3']);
    await expect(focused).toHaveFocus();
  },
};

/** Heights are those of layout, and only real changes of shown items are reported. */
export const Measured: Story = {
  play: async ({ canvas }) => {
    const { slots } = slotsIn(canvas.getByRole('list'));
    const slot = slots.show(0, 'a', 'record');
    await expect(slot.height).toBe(20);
    const height = slots.measure().get(0) ?? Number.NaN;
    await expect(slot.view.element.getBoundingClientRect().height).toBe(height);
    await expect(slots.resize(slot.view.element, height)).toBeUndefined();
    await expect(slots.resize(slot.view.element, 33)).toBe(slot);
    slots.release(0);
    await expect(slots.resize(slot.view.element, 44)).toBeUndefined();
    await expect(slot.height).toBe(44);
  },
};
