import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressTimeline, type ProgressStep } from './progress-timeline.tsx';

type Step = ProgressStep;

const at = ({ format }: StoryLanguage, time: string) => format.dateTime(moment(`2026-11-${time}Z`));

/** The steps of a withdrawal, as on its page. */
const requested = (language: StoryLanguage): Step => ({
  label: language.t('withdraw.step.asked'),
  time: at(language, '21T10:55'),
  state: 'done',
});
const processed = (language: StoryLanguage): Step => ({
  label: language.t('withdraw.status.processing'),
  time: at(language, '21T11:02'),
  state: 'done',
});
const arrives = (language: StoryLanguage): Step => ({
  label: language.t('withdraw.step.arrives'),
  time: language.t('withdraw.terms.byTime', { time: at(language, '24T18:00') }),
  state: 'upcoming',
});
const returned = ({ t, amount }: StoryLanguage): Step => ({
  label: t('withdraw.step.returned'),
  note: t('withdraw.step.returnedText', { amount: amount('50.00') }),
  state: 'done',
});

const underWaySteps = (language: StoryLanguage): Step[] => [
  requested(language),
  { ...processed(language), state: 'current', note: language.t('withdraw.step.processingCash') },
  arrives(language),
];
const arrivedSteps = (language: StoryLanguage): Step[] => [
  requested(language),
  processed(language),
  { label: language.t('withdraw.step.arrived'), time: at(language, '24T15:40'), state: 'done' },
];
const failedSteps = (language: StoryLanguage): Step[] => [
  requested(language),
  processed(language),
  {
    label: language.t('withdraw.status.failed'),
    time: at(language, '21T15:40'),
    note: language.t('withdraw.failure.wrong_bank_data'),
    state: 'failed',
  },
  returned(language),
];
const cancelledSteps = (language: StoryLanguage): Step[] => [
  requested(language),
  { label: language.t('withdraw.step.cancelled'), time: at(language, '21T10:58'), state: 'done' },
  returned(language),
];

const meta = {
  title: 'Patterns/ProgressTimeline',
  tags: ['autodocs'],
  component: ProgressTimeline,
  argTypes: {
    steps: presets((language) => ({
      waiting: [{ ...requested(language), state: 'current' }, arrives(language)],
      'under way': underWaySteps(language),
      arrived: arrivedSteps(language),
      failed: failedSteps(language),
      cancelled: cancelledSteps(language),
    })),
  },
  args: inLanguage((language) => {
    const { t } = language;
    return {
      stateLabels: {
        done: t('withdraw.stepState.done'),
        current: t('withdraw.stepState.current'),
        upcoming: t('withdraw.stepState.upcoming'),
        failed: t('withdraw.stepState.failed'),
      },
      steps: underWaySteps(language),
    };
  }),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In progress: past, current and expected steps. Each step has its state in words, too. */
export const UnderWay: Story = {
  name: 'Stepper, under way',
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(args.steps.length);
    for (const [index, { label, state }] of args.steps.entries())
      await expect(steps[index]).toHaveTextContent(`${label}, ${args.stateLabels[state]}`);
    await expect(steps.map((step) => step.ariaCurrent)).toEqual([null, 'step', null]);
  },
};

/** The first step waits, with a hint for the member. */
export const Waiting: Story = {
  args: inLanguage((language) => {
    const { t } = language;
    const note = `${t('withdraw.step.weekend')} ${t('withdraw.step.cancelNote')}`;
    return {
      steps: [
        { ...requested(language), state: 'current', note },
        {
          label: t('withdraw.status.processing'),
          time: t('withdraw.step.from', { time: at(language, '23T09:00') }),
          state: 'upcoming',
        },
        arrives(language),
      ],
    };
  }),
};

export const Finished: Story = {
  args: inLanguage((language) => ({
    steps: arrivedSteps(language),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').every((step) => step.ariaCurrent === null)).toBe(true);
  },
};

/** Failed: the reason, and where the money is (H8). */
export const Refused: Story = {
  args: inLanguage((language) => ({ steps: failedSteps(language) })),
  play: async ({ args, canvas }) => {
    const failed = canvas.getAllByRole('listitem').find(({ dataset }) => dataset['state'] === 'failed');
    await expect(failed).toHaveTextContent(args.stateLabels.failed);
    await expect(failed).toHaveTextContent(spoken().t('withdraw.failure.wrong_bank_data'));
  },
};

/** Cancelled by the member: nothing failed. */
export const Cancelled: Story = {
  args: inLanguage((language) => ({
    steps: cancelledSteps(language),
  })),
};

/** A recharge that is confirmed step by step; times of day, since all of it happens on one. */
export const Recharge: Story = {
  args: inLanguage(({ t, format }) => {
    const time = (minute: string) => format.time(moment(`2026-11-21T10:${minute}Z`));
    return {
      steps: [
        { label: t('recharge.step.begun'), time: time('55'), state: 'done' },
        { label: t('recharge.step.depositSeen'), time: time('57'), state: 'done' },
        {
          label: t('recharge.step.confirming'),
          note: t('recharge.status.confirmations', { count: format.number(7), needed: format.number(20) }),
          state: 'current',
        },
        { label: t('recharge.step.credited'), time: time('59'), state: 'upcoming' },
      ],
    };
  }),
};

/** No times are known, and no notes: the marks keep their distance. */
export const LabelsOnly: Story = {
  args: inLanguage(({ t }) => ({
    steps: [
      { label: t('recharge.step.begun'), state: 'done' },
      { label: t('recharge.step.processingNow'), state: 'current' },
      { label: t('recharge.step.credited'), state: 'upcoming' },
    ],
  })),
};

/** Eighty characters and fifteen digits: the time moves below, and the mark stays at the first line. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    steps: [
      { label: 'Auszahlung beantragt', time: '21. November 2026, 10:55', state: 'done' },
      {
        label: 'Zahlungsabwicklung durch die Empfängerbank und deren Korrespondenzbanken im Ausland',
        time: 'seit 21. November 2026, 11:02',
        note: '123.456.789.012.345,67 USDT, wird am Montag ausgeführt',
        state: 'current',
      },
      { label: 'Gutgeschrieben', time: 'bis 24. November 2026, 18:00', state: 'upcoming' },
    ],
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { steps: [{ label: LONG_WORD, time: LONG_WORD, note: LONG_WORD, state: 'current' }] },
  play: holdsLongWords,
};
