import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Button, ButtonLink, FileButton, type ButtonSize, type ButtonVariant } from './index.ts';

const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

const meta = {
  title: 'Primitives/Button',
  tags: ['autodocs'],
  component: Button,
  args: {
    variant: 'primary',
    onClick: fn(),
    ...inLanguage(({ t, amount }) => ({
      children: t('products.detail.leaseFor', { amount: amount('115.00', 'price') }),
    })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The only gold element on a screen. Enter and Space activate it. */
export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: String(args.children) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary', ...inLanguage(({ t }) => ({ children: t('products.buy') })) },
};

/** For a less frequent action, beside a more frequent one. */
export const Quiet: Story = {
  args: { variant: 'quiet', ...inLanguage(({ t }) => ({ children: t('shell.update.cancel') })) },
};

/** Collects money. */
export const Income: Story = {
  args: { variant: 'income', ...inLanguage(({ t }) => ({ children: t('income.receive') })) },
};

/** Cannot be undone. */
export const Danger: Story = {
  args: {
    variant: 'danger',
    ...inLanguage(({ t }) => ({ children: t('destinations.deleteNamed', { name: 'Kitchen table' }) })),
  },
};

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    icon: 'download',
    ...inLanguage(({ t }) => ({ children: t('records.export') })),
  },
};

export const Wide: Story = { args: { wide: true, size: 'lg' } };

/** Drawn lower than 44 px, with a touch target of 44 px. */
export const Small: Story = {
  args: {
    variant: 'secondary',
    size: 'sm',
    ...inLanguage(({ t }) => ({ children: t('common.showAll') })),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { left, top, height, width } = button.getBoundingClientRect();
    for (const from of [-21, 21]) {
      const at = document.elementFromPoint(left + width / 2, top + height / 2 + from);
      await expect(at).toBe(button);
    }
  },
};

/** A disabled button gives its reason in its label. */
export const Disabled: Story = {
  args: { disabled: true, wide: true, ...inLanguage(({ t }) => ({ children: t('products.detail.notYet') })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Keeps its width, its name and focus, and ignores a second click. */
export const Busy: Story = {
  tags: ['reduced-motion'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: String(args.children) });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A double tap buys once. */
export const Guarded: Story = {
  args: { guarded: true },
  play: async ({ args, canvas }) => {
    await userEvent.setup({ delay: null }).dblClick(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** A link, also to assistive technology, with its own address. */
export const AsLink: Story = {
  args: { variant: 'secondary', ...inLanguage(({ t }) => ({ children: t('home.money') })) },
  render: ({ variant, size, wide, icon, children }) => (
    <ButtonLink href="#/index/money" {...{ variant, size, wide, icon }}>
      {children}
    </ButtonLink>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: String(args.children) })).toHaveAttribute(
      'href',
      '#/index/money',
    );
  },
};

/** Long words wrap and are never cut off. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { wide: true, children: 'Auszahlungsadresse hinzufügen und mit dem Auszahlungspasswort bestätigen' },
};

/** Fifteen digits take a separate line; only the largest text breaks them. */
export const LongAmount: Story = {
  args: {
    wide: true,
    size: 'lg',
    ...inLanguage(({ t, amount }) => ({
      children: t('products.detail.leaseFor', { amount: amount('123456789012345.67', 'price') }),
    })),
  },
};

/** Each look in each size, and below them its states on a screen. */
export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => {
    const { t } = spoken();
    const texts: [ButtonVariant, string][] = [
      ['primary', t('products.lease')],
      ['secondary', t('products.buy')],
      ['quiet', t('shell.update.cancel')],
      ['income', t('income.receive')],
      ['danger', t('common.delete')],
    ];
    const row = (props: Omit<Parameters<typeof Button>[0], 'children'>) => (
      <div className="flex flex-wrap items-center gap-2">
        {texts.map(([variant, text]) => (
          <Button key={variant} variant={variant} {...props}>
            {text}
          </Button>
        ))}
      </div>
    );
    return (
      <div className="flex flex-col gap-4">
        {sizes.map((size) => (
          <div key={size}>{row({ size })}</div>
        ))}
        {row({ busy: true })}
        {row({ disabled: true })}
      </div>
    );
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { children: LONG_WORD },
  play: holdsLongWords,
};

const onFile = fn<(file: File) => void>();

/** Chooses a file: named by its text, reached by Tab, and the same file can be chosen again. */
export const ChoosesAFile: Story = {
  render: () => <FileButton onFile={onFile}>{spoken().t('me.picture.choose')}</FileButton>,
  play: async ({ canvas }) => {
    onFile.mockClear();
    const input = canvas.getByLabelText(spoken().t('me.picture.choose'));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(onFile).toHaveBeenCalledTimes(2);
  },
};

/** One stands out as the next step; the other is available. */
export const OneGold: Story = {
  name: 'Do: one gold action',
  tags: ['do'],
  render: () => (
    <Stack direction="row" wrap>
      <Button variant="primary">{spoken().t('products.buy')}</Button>
      <Button>{spoken().t('common.cancel')}</Button>
    </Stack>
  ),
};

/** Where two are gold, neither stands out. */
export const TwoGold: Story = {
  name: "Don't: two gold actions",
  tags: ['dont'],
  render: () => (
    <Stack direction="row" wrap>
      <Button variant="primary">{spoken().t('products.buy')}</Button>
      <Button variant="primary">{spoken().t('common.cancel')}</Button>
    </Stack>
  ),
};
