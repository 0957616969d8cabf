import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { useFocusInPlace } from './use-focus-in-place.ts';

/** A page with two cards whose buttons disappear when pressed, the second with its card. */
function Page() {
  const [left, setLeft] = useState([1, 2, 3]);
  useFocusInPlace();
  const button = (number: number) =>
    left.includes(number) ? (
      <button type="button" onClick={() => setLeft(left.filter((one) => one !== number))}>
        {number}
      </button>
    ) : null;
  return (
    <main tabIndex={-1}>
      <section aria-label="1–2">
        {button(1)}
        {button(2)}
      </section>
      {left.includes(3) ? <section aria-label="3">{button(3)}</section> : null}
    </main>
  );
}

const meta = { title: 'Tests/Focus in place', component: Page } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The nearest remaining element around a removed button gets the focus, and is no tab stop. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: '1–2' });
    canvas.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus();
    await expect(card).not.toHaveAttribute('tabindex');
  },
};

/** The page gets it when the button's card was removed as well. */
export const ByThePage: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '3' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
