import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../../patterns/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '../field/index.ts';
import { List, ListRow } from '../list-row/list-row.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { goesRound, staysInSight } from './bottom-sheet-focus.fixture.tsx';
import {
  closesWhenDragged,
  followsFinger,
  heedsNoTapOnRoot,
  slidesBack,
} from './bottom-sheet-gestures.fixture.tsx';

const meta = {
  title: 'Primitives/BottomSheet',
  tags: ['autodocs', 'framed'],
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    ...inLanguage(({ t }) => ({
      title: t('products.detail.agreement'),
      closeLabel: t('common.close'),
      children: [t('common.risk.playMoney'), t('common.risk.income'), t('common.risk.return')].join(' '),
    })),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className="min-h-dvh p-4">
        <Button onClick={() => setOpen(true)}>{spoken().t('products.detail.agreementOpen')}</Button>
        <BottomSheet
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            setOpen(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Drawer or modal from below, open' };

/** Opened by a button, it takes focus; Escape closes it and returns focus. */
export const Opening: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: args.closeLabel })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/**
 * While a page changes, the browser sends every tap to the root element: unlike a tap on the backdrop, it does not
 * close the sheet.
 */
export const TapWhilePageChanges: Story = {
  play: heedsNoTapOnRoot,
};

/** The text is read out after the title; the footer's buttons stay visible. */
export const WithFooter: Story = {
  tags: ['visual', 'reduced-motion'],
  args: inLanguage(({ t }) => ({
    title: t('products.detail.deliveryChoose'),
    text: t('products.detail.deliveryTest'),
    children: (
      <TextField
        label={t('products.detail.deliveryName')}
        value="Mara Lindqvist"
        onValueChange={() => undefined}
      />
    ),
    footer: (
      <Button variant="primary" size="lg" wide>
        {t('products.detail.deliverySave')}
      </Button>
    ),
  })),
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(args.text);
  },
};

/** Where the keyboard covers the page, as on iOS, the sheet is above it, with its footer visible. */
export const AboveKeyboard: Story = {
  ...WithFooter,
  tags: [],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div aria-hidden="true" className="fixed inset-x-0 bottom-0 z-60 h-(--keyboard) bg-line" />
      </>
    ),
  ],
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const viewport = window.visualViewport!;
    const left = Math.round(window.innerHeight * 0.6);
    Object.defineProperty(viewport, 'height', { value: left, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(left + 1));
    const [, save] = screen.getAllByRole('button');
    // Below 22rem the footer is not sticky but scrolls with the content.
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (left < 22 * rem) save!.focus();
    await expect(save!.getBoundingClientRect().bottom).toBeLessThanOrEqual(left);
  },
  beforeEach: () => () => {
    // Delete the story's own property, which hides the browser's.
    if (window.visualViewport) Reflect.deleteProperty(window.visualViewport, 'height');
  },
};

/** Rows to choose from extend to the edges. */
export const Flush: Story = {
  args: {
    flush: true,
    ...inLanguage(({ t, amount, format }) => ({
      title: t('coupons.titleChoose'),
      children: (
        <List>
          {(['10.00', '5.00'] as const).map((off, at) => (
            <ListRow
              key={off}
              icon="ticket"
              title={t('coupons.off', { amount: amount(off) })}
              text={t('coupons.until', {
                day: format.day(moment(`2026-12-${24 + at}T12:00:00Z`)),
              })}
              onSelect={() => undefined}
            />
          ))}
          <ListRow icon="close" title={t('coupons.none')} onSelect={() => undefined} />
        </List>
      ),
    })),
  },
};

/** It leaves the top of the page visible and scrolls inside, and its title stays. */
export const LongContent: Story = {
  args: inLanguage(({ t }) => ({
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line} className="pb-3">
        {line % 2 === 0 ? t('products.pattern.stepCount') : t('products.pattern.stepProRata')}
      </p>
    )),
  })),
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    sheet.scrollTo({ top: 200 });
    await waitFor(() => expect(sheet.scrollTop).toBe(200));
    const title = screen.getByRole('heading', { name: args.title }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(sheet.getBoundingClientRect().top);
  },
};

/** The focused element is never under the title or the footer, in either direction of Tab. */
export const FocusInSight: Story = {
  args: inLanguage(({ t }) => ({
    children: Array.from({ length: 24 }, (_, line) => (
      <Button key={line} className="mb-2 flex">
        {t('common.showMore')}
      </Button>
    )),
    footer: (
      <Button variant="primary" size="lg" wide>
        {t('products.detail.deliverySave')}
      </Button>
    ),
  })),
  play: staysInSight,
};

/**
 * Large text in a low window: title and footer would leave no space between them. They scroll with the content, and
 * focused elements are brought into view, even where Tab wraps around.
 */
export const LowWindow: Story = {
  globals: { locale: 'ta-IN', textSize: '200', viewport: { value: 'narrow' } },
  args: {
    ...FocusInSight.args,
    ...inLanguage(({ t }) => ({
      children: Array.from({ length: 4 }, (_, line) => (
        <Button key={line} className="mb-2 flex">
          {t('common.showMore')}
        </Button>
      )),
    })),
  },
  play: goesRound,
};

/** Dragged a short way, it returns. Dragged down far enough and released, it closes. */
export const Dragged: Story = {
  play: closesWhenDragged,
};

/** The app may keep it open, such as while something is being sent: it slides back. */
export const KeptOpen: Story = {
  args: inLanguage(({ t }) => ({
    footer: (
      <Button variant="primary" size="lg" wide busy>
        {t('products.detail.deliverySave')}
      </Button>
    ),
  })),
  render: (args) => <BottomSheet {...args} />,
  play: slidesBack,
};

/** A dialog above it traps focus and handles Escape; once it is closed, the sheet does so again. */
export const ConfirmationOver: Story = {
  render: function Confirming(args) {
    const [isConfirming, setConfirming] = useState(false);
    const { t } = spoken();
    return (
      <BottomSheet
        {...args}
        title={t('products.detail.deliveryChoose')}
        footer={<Button onClick={() => setConfirming(true)}>{t('common.delete')}</Button>}
      >
        Mara Lindqvist
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          tone="danger"
          title={t('common.confirmDelete')}
          text={t('destinations.address.deleteText', { name: 'Mara Lindqvist' })}
          confirmLabel={t('common.delete')}
          cancelLabel={t('common.cancel')}
          onConfirm={() => setConfirming(false)}
        />
      </BottomSheet>
    );
  },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    const opener = screen.getByRole('button', { name: spoken().t('common.delete') });
    await userEvent.click(opener);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(sheet).toBeVisible();
  },
};

/** While it is dragged, it follows the finger. */
export const HeldHalfway: Story = {
  ...WithFooter,
  tags: [],
  play: followsFinger,
};

export const LargeText: Story = { ...WithFooter, tags: [], globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, children: LONG_WORD },
  play: holdsLongWords,
};

/** One thing to read or to choose, then back to the page. */
export const OneTask: Story = { name: 'Do: one short task', tags: ['do'] };

/** A drag or a tap outside closes it without an answer: use a `ConfirmDialog`. */
export const YesOrNo: Story = {
  name: "Don't: a yes or no",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    title: t('common.confirmDelete'),
    children: t('destinations.address.deleteText', { name: 'Kitchen table' }),
    footer: <Button variant="danger">{t('common.delete')}</Button>,
  })),
};
