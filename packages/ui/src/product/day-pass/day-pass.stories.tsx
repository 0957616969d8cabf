import { holdTimers } from '@paydirt/testkit/hold-timers';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Illustration } from '../../foundations/illustration/index.ts';
import { DAY_PASS_MS, DayPass, type DayPassMachine, type DayPassScene } from './index.ts';

const PICTURE = <Illustration src="/media/products/trommel.svg" />;

const notes = (...texts: readonly string[]) => texts.join(' · ');

function machinesIn({ t, figure }: StoryLanguage): DayPassMachine[] {
  const of = (earned: string, owed: string, paid: string) =>
    t('dayPassed.of', { earned: figure(earned), owed: figure(owed), paid: figure(paid) });
  return [
    {
      id: 'trommel',
      name: 'Trommel TR-4',
      text: of('51.80', '44.20', '44.20'),
      note: notes(t('dayPassed.full'), t('dayPassed.kept', { amount: figure('7.60') })),
      yours: figure('3.40', 'delta'),
      href: '#/trommel',
    },
    {
      id: 'wash-plant',
      name: 'Wash plant WP-30',
      text: of('62.60', '65.40', '65.40'),
      note: notes(t('dayPassed.full'), t('dayPassed.saved', { amount: figure('2.80') })),
      href: '#/wash-plant',
    },
    {
      id: 'jig',
      name: 'Jig JG-1',
      text: of('2.81', '4.50', '2.81'),
      note: t('dayPassed.short', { amount: figure('1.69') }),
      short: true,
      yours: figure('1.25', 'delta'),
      href: '#/jig',
    },
  ];
}

const sceneIn = ({ t, figure }: StoryLanguage): DayPassScene => ({
  picture: PICTURE,
  text: t('dayPassed.machineEarned', { name: 'Trommel TR-4', amount: figure('51.80') }),
  streams: [
    {
      tone: 'paid',
      text: figure('44.20'),
      label: t('dayPassed.lessees'),
      note: t('dayPassed.full'),
      share: 44.2 / 51.8,
    },
    { tone: 'kept', text: figure('7.60'), label: t('dayPassed.reserve'), share: 7.6 / 51.8 },
  ],
});

/** A machine that could not pay what it owed, or earned nothing at all. */
const shortScene =
  (earned: string, missing: string) =>
  ({ t, figure }: StoryLanguage): DayPassScene => ({
    picture: PICTURE,
    text: t('dayPassed.machineEarned', { name: 'Jig JG-1', amount: figure(earned) }),
    streams: [
      {
        tone: 'paid',
        text: figure(earned),
        label: t('dayPassed.lessees'),
        note: t('dayPassed.short', { amount: figure(missing) }),
        short: true,
        share: earned === '0.00' ? 0 : 1,
      },
    ],
  });

const meta = {
  title: 'Product/DayPass',
  tags: ['autodocs', 'framed'],
  component: DayPass,
  args: {
    onClose: fn(),
    onPlayed: fn(),
    ...inLanguage((language) => {
      const { t, format, figure, parts } = language;
      return {
        title: t('dayPassed.title', { day: format.day(moment('2026-11-22T00:00:00Z')) }),
        scene: sceneIn(language),
        yours: { label: t('dayPassed.yours'), amount: parts('4.65', 'delta'), href: '#/got' },
        sums: {
          href: '#/earned',
          rows: [
            { label: t('dayPassed.earned'), text: figure('117.21') },
            { label: t('dayPassed.owed'), text: figure('114.10') },
            { label: t('dayPassed.paid'), text: figure('112.41') },
            { label: t('dayPassed.keptAll'), text: figure('7.60') },
            { label: t('dayPassed.savedAll'), text: figure('2.80') },
          ],
        },
        machines: machinesIn(language),
        action: { label: t('shell.title.receiveIncome'), href: '#/collect' },
        labels: {
          machines: t('dayPassed.machines'),
          skip: t('dayPassed.skip'),
          close: t('common.close'),
        },
      };
    }),
  },
} satisfies Meta<typeof DayPass>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (title: string) => screen.findByRole('dialog', { name: title }, { timeout: 10_000 });

/** Reduce motion, as the member's setting does. */
const still = {
  tags: ['reduced-motion'],
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduced';
    return () => {
      delete document.documentElement.dataset['motion'];
    };
  },
} satisfies Partial<Story>;

/** A text size that leaves room for the animation on a phone. */
const plays = { globals: { textSize: '100' } } satisfies Partial<Story>;

/** The animation, which lasts until it is skipped. */
const playsOn = { ...plays, beforeEach: () => holdTimers(DAY_PASS_MS) } satisfies Partial<Story>;

/** Three seconds, and then the receipt; each of its figures links to its entries. */
export const Plays: Story = {
  ...plays,
  play: async ({ args }) => {
    const day = within(await dialog(args.title));
    await expect(
      await day.findByRole('heading', { name: args.title }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await waitFor(() => expect(day.queryByRole('button', { name: args.labels.skip })).toBeNull(), {
      timeout: 10_000,
    });
    await expect(args.onPlayed).toHaveBeenCalledOnce();
    const links = day.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      args.yours?.href,
      args.sums.href,
      ...args.machines.map(({ href }) => href),
      args.action?.href,
    ]);
  },
};

/** The animation before its end: the machine, the division of its earnings, and the member's share. */
export const Playing: Story = {
  ...playsOn,
  tags: ['visual'],
  play: async ({ args }) => {
    const day = await dialog(args.title);
    await expect(within(day).getByRole('button', { name: args.labels.skip })).toBeInTheDocument();
    await expect(within(day).queryByRole('link')).toBeNull();
    await expect(args.onPlayed).not.toHaveBeenCalled();
    await expect(day).toHaveTextContent(args.scene?.text ?? '');
    for (const { text, label } of args.scene?.streams ?? []) {
      await expect(day).toHaveTextContent(text);
      await expect(day).toHaveTextContent(label);
    }
    await expect(day.querySelectorAll('path')).toHaveLength(2);
    // The animation ends with the figure of the receipt.
    const share = within(day).getByText(args.yours?.label ?? '').parentElement;
    const figure = spoken().figure('4.65', 'delta');
    await expect(share).toHaveTextContent(figure);
    const decimals = within(share ?? day).getByText(/^\D65$/);
    await expect(decimals.offsetHeight).toBeLessThan(decimals.parentElement?.offsetHeight ?? 0);
  },
};

/** A tap ends the animation, and another closes the receipt. */
export const SkippedByTap: Story = {
  ...playsOn,
  play: async ({ args }) => {
    const day = within(await dialog(args.title));
    await userEvent.click(day.getByRole('button', { name: args.labels.skip }));
    await expect(args.onPlayed).toHaveBeenCalledOnce();
    await userEvent.click(await day.findByRole('button', { name: args.labels.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape ends the animation, and then closes the receipt. */
export const SkippedByEscape: Story = {
  ...playsOn,
  play: async ({ args }) => {
    const day = within(await dialog(args.title));
    await userEvent.keyboard('{Escape}');
    await expect(await day.findByRole('button', { name: args.labels.close })).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Under reduced motion the receipt is shown at once. */
export const StandsStill: Story = {
  ...still,
  tags: ['visual', 'reduced-motion'],
  play: async ({ args }) => {
    const day = within(await dialog(args.title));
    await expect(day.getByRole('button', { name: args.labels.close })).toBeInTheDocument();
    await expect(day.queryByRole('button', { name: args.labels.skip })).toBeNull();
    await expect(day.getAllByRole('listitem')).toHaveLength(args.machines.length);
    await expect(args.onPlayed).toHaveBeenCalledOnce();
  },
};

/** A short day is paid pro rata: all of the revenue, with the missing part next to it. */
export const ShortDay: Story = {
  ...playsOn,
  args: inLanguage((language) => ({ scene: shortScene('2.81', '1.69')(language) })),
  play: async ({ args }) => {
    const day = await dialog(args.title);
    await expect(day.querySelectorAll('path')).toHaveLength(1);
    await expect(day).toHaveTextContent(args.scene?.streams[0]?.note ?? '');
  },
};

/** A day without income: no stream is drawn, and there is nothing to collect. */
export const WithoutIncome: Story = {
  ...playsOn,
  args: inLanguage((language) => ({
    scene: shortScene('0.00', '4.50')(language),
    yours: { label: language.t('dayPassed.yours'), amount: language.parts('0.00'), href: '#/got' },
    action: undefined,
  })),
  play: async ({ args }) => {
    const day = await dialog(args.title);
    await expect(day.querySelectorAll('path')).toHaveLength(0);
    await userEvent.click(within(day).getByRole('button', { name: args.labels.skip }));
    await expect(
      await within(day).findByRole('link', { name: new RegExp(args.yours?.label ?? '') }),
    ).toHaveTextContent(spoken().figure('0.00'));
    await expect(
      within(day).queryByRole('link', { name: spoken().t('shell.title.receiveIncome') }),
    ).toBeNull();
  },
};

/** Several days are titled by the first and the last. */
export const SeveralDays: Story = {
  ...still,
  args: inLanguage(({ t, format }) => ({
    title: t('dayPassed.range', {
      from: format.day(moment('2026-11-20T00:00:00Z')),
      to: format.day(moment('2026-11-22T00:00:00Z')),
    }),
  })),
  play: async ({ args }) => {
    await expect(
      within(await dialog(args.title)).getByRole('heading', { name: args.title }),
    ).toBeInTheDocument();
  },
};

/** A member without a machine has no share. */
export const WithoutMachine: Story = {
  ...still,
  args: { yours: undefined, action: undefined },
  play: async ({ args }) => {
    const day = within(await dialog(args.title));
    await expect(day.queryByText(spoken().t('dayPassed.yours'))).toBeNull();
    await expect(day.getAllByRole('link')[0]).toHaveAttribute('href', args.sums.href);
  },
};

/** Text of twice the size on a phone: figures are stacked, and nothing is cut off. */
export const LargeText: Story = {
  ...still,
  globals: { textSize: '200' },
  play: async ({ args }) => {
    const day = await dialog(args.title);
    await expect(day.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without room for the animation the receipt is shown at once, rather than cut or overlapping figures. */
export const NoRoomToPlay: Story = {
  ...playsOn,
  globals: { locale: 'de-DE', textSize: '200', viewport: { value: 'narrow' } },
  play: async ({ args }) => {
    const day = await dialog(args.title);
    // Measured with its fonts, which may still be loading.
    await waitFor(() => expect(within(day).queryByRole('button', { name: args.labels.skip })).toBeNull());
    await expect(within(day).getByRole('heading', { name: args.title })).toBeInTheDocument();
    await expect(day.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(args.onPlayed).toHaveBeenCalledOnce();
  },
};

/** In Tamil, whose words are the longest, as well. */
export const NoRoomToPlayInTamil: Story = {
  ...NoRoomToPlay,
  globals: { locale: 'ta-IN', textSize: '200', viewport: { value: 'narrow' } },
};
