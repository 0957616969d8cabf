import { checkIn, checkInMonth, type CheckInState, checkInState } from '@paydirt/contract/rewards/check-in';
import { aCheckInMonth, aCheckInState } from '@paydirt/contract/rewards/check-in.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { expectOneAge, standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appOf, appStory } from '../../../story-app.fixture.tsx';
import { storedIntent } from '../../../stored-intent.fixture.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { CheckInScreen } from './check-in-screen.tsx';

const signed = aCheckInState({ signed: true, streak: 3, recordId: 'rec_day_21' });
const route = checkInRoutes.checkIn.href();

/** The services of an afternoon: `state` is what they say first, `after` once something was sent. */
function app(state: CheckInState = aCheckInState(), month = aCheckInMonth()): AppParameters {
  return {
    route,
    answers: [answers(checkInState, state), answers(checkInMonth, month), answers(checkIn, signed)],
  };
}

const meta = {
  title: 'Screens/Daily check-in',
  component: CheckInScreen,
  parameters: { app: app() },
  ...appStory,
} satisfies Meta<typeof CheckInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = () => ({ name: spoken().t('checkIn.action') });
const day = (iso: string) => spoken().format.day(moment(`${iso}T00:00:00Z`));

/** The day's reward is shown before the tap, and that a missed day costs nothing (H12). */
export const Offered: Story = {
  play: async ({ canvas, loaded }) => {
    const { t, amount } = spoken();
    await expect(
      await canvas.findByText(plainSpaces(t('checkIn.note', { amount: amount('0.05') }))),
    ).toBeVisible();
    const missed = t('checkIn.day.missed', { day: day('2026-11-18') });
    await expect(canvas.getByRole('button', { name: missed })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', button()));
    const done = t('checkIn.checkedIn', { day: day('2026-11-21'), amount: amount('0.05') });
    await expect(await canvas.findByText(plainSpaces(done))).toBeVisible();
    const [request] = appOf({ loaded })
      .services.requests()
      .filter(({ call }) => call === checkIn);
    // The request contains the day that was shown.
    await expect(request?.input).toEqual({ day: '2026-11-21' });
    await expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** Nothing is left to press, and the record is a tap away. */
export const Done: Story = {
  parameters: { app: app(signed, aCheckInMonth('2026-11', [12, 13, 17, 19, 20, 21])) },
  play: async ({ canvas, loaded }) => {
    const { t } = spoken();
    const done = await canvas.findByRole('button', { name: t('checkIn.isDone') });
    await expect(done).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(done);
    await expect(canvas.getByRole('link', { name: t('checkIn.record') })).toHaveAttribute(
      'href',
      '#/user/record?id=rec_day_21',
    );
    await expect(
      appOf({ loaded })
        .services.requests()
        .some(({ call }) => call === checkIn),
    ).toBe(false);
  },
};

/** A member who left and came back on the same day had it on the earlier account, which has its record. */
export const DoneEarlier: Story = {
  parameters: { app: app(aCheckInState({ signed: true, earlier: true, streak: 0 })) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const done = await canvas.findByRole('button', { name: t('checkIn.isDone') });
    await expect(done).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(t('common.earlierAccount'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('checkIn.record') })).toBeNull();
  },
};

/** Another tab was faster: this is said, and paid once. */
export const TwoTabs: Story = {
  parameters: { app: { ...app(), answers: [...app().answers!, refuses(checkIn, 'already_checked_in')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button()));
    await expect(await canvas.findByText(spoken().t('error.already_checked_in'))).toBeVisible();
  },
};

let over = false;

/** Midnight came between two taps: nothing is checked in, the new day is shown, and it waits for a tap of its own. */
export const DayIsOver: Story = {
  parameters: {
    app: {
      ...app(),
      answers: [
        ...app().answers!,
        answers(checkInState, () => aCheckInState(over ? { day: '2026-11-22', streak: 0 } : {})),
        {
          call: checkIn,
          answer: (request) => {
            over = true;
            return refuses(checkIn, 'day_changed').answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    over = false;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button()));
    await expect(await canvas.findByText(spoken().t('error.day_changed'))).toBeVisible();
    const today = spoken().t('checkIn.day.today', {
      day: day('2026-11-22'),
      amount: spoken().amount('0.05', 'delta'),
    });
    await waitFor(() => expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(today));
    await expect(canvas.getByRole('button', button())).toBeVisible();
  },
};

/** The request of an earlier day has no answer yet: it is named by its day, and asked about before today's. */
export const UnansweredYesterday: Story = {
  parameters: {
    app: {
      ...app(),
      answers: [...app().answers!, answers(checkIn, aCheckInState({ signed: true, day: '2026-11-20' }))],
      stored: storedIntent('check-in', checkIn, checkInRoutes.checkIn.path, { day: '2026-11-20' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas, loaded }) => {
    const { t, amount } = spoken();
    await expect(await canvas.findByText(day('2026-11-20'))).toBeVisible();
    await expect(canvas.queryByRole('button', button())).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('common.unanswered.check') }));
    const done = t('checkIn.checkedIn', { day: day('2026-11-20'), amount: amount('0.05') });
    await expect(await canvas.findByText(plainSpaces(done))).toBeVisible();
    const requests = appOf({ loaded })
      .services.requests()
      .filter(({ call }) => call === checkIn);
    await expect(requests.map(({ input }) => input)).toEqual([{ day: '2026-11-20' }]);
    await expect(canvas.getByRole('button', button())).toBeVisible();
  },
};

/** The budget cannot pay, which is said beforehand (H6). */
export const BudgetSpent: Story = {
  parameters: { app: app(aCheckInState({ covered: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('checkIn.spent.title'))).toBeVisible();
    await expect(canvas.queryByRole('button', button())).toBeNull();
  },
};

/** Others emptied it a moment ago. */
export const BudgetSpentMeanwhile: Story = {
  parameters: { app: { ...app(), answers: [...app().answers!, refuses(checkIn, 'promotion_budget_empty')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button()));
    await expect(await canvas.findByText(spoken().t('error.promotion_budget_empty'))).toBeVisible();
  },
};

/** The month before, as far back as the member is here. */
export const EarlierMonth: Story = {
  parameters: {
    app: {
      ...app(),
      answers: [
        ...app().answers!,
        answers(checkInMonth, ({ month }) =>
          month === '2026-10' ? aCheckInMonth('2026-10', [28, 30]) : aCheckInMonth(),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, locale } = spoken();
    const october = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      numberingSystem: 'latn',
    }).format(moment('2026-10-15T00:00:00Z'));
    await userEvent.click(
      await canvas.findByRole('button', { name: t('checkIn.previousMonth', { month: october }) }),
    );
    await expect(await canvas.findByRole('heading', { name: october })).toBeVisible();
    await expect(canvas.queryByRole('button', { current: 'date' })).toBeNull();
  },
};

const states = standardStates(app(), [checkInState, checkInMonth]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** Without network nothing was known, and nothing is claimed. */
export const Offline: Story = states.offline;

const earlier = standardStates(app(), [checkInState, checkInMonth], {
  kept: [
    { call: checkInState, input: {}, value: aCheckInState() },
    { call: checkInMonth, input: {}, value: aCheckInMonth() },
  ],
});

/** The day and its month are of an earlier visit, and their age is shown once. */
export const OfflineOfAnEarlierVisit: Story = {
  ...earlier.offline,
  play: async (context) => {
    await earlier.offline.play(context);
    await expectOneAge(context.canvas);
  },
};
