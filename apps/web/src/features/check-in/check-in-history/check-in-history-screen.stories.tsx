import { checkInMonth, checkInState } from '@paydirt/contract/rewards/check-in';
import { aCheckInMonth, aCheckInState } from '@paydirt/contract/rewards/check-in.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { CheckInHistoryScreen } from './check-in-history-screen.tsx';

const route = checkInRoutes.checkInHistory.href();
const today = answers(checkInState, aCheckInState());

const meta = {
  title: 'Screens/Check-ins by month',
  component: CheckInHistoryScreen,
  parameters: {
    app: {
      route,
      answers: [
        today,
        answers(checkInMonth, ({ month }) =>
          month === '2026-10' ? aCheckInMonth('2026-10', []) : aCheckInMonth(),
        ),
      ],
    } satisfies AppParameters,
  },
  ...appStory,
} satisfies Meta<typeof CheckInHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, each with a link to its record; their total is above. */
export const AMonth: Story = {
  play: async ({ canvas }) => {
    const { t, format, locale } = spoken();
    const list = await canvas.findByRole('list', {
      name: t('checkIn.history.list', { month: monthName('2026-11', locale) }),
    });
    const rows = within(list).getAllByRole('link');
    await expect(canvas.getByText(new RegExp(t('checkIn.history.source')))).toBeVisible();
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(format.day(moment('2026-11-20T00:00:00Z')));
    await expect(rows[0]).toHaveAttribute('href', '#/user/record?id=rec_day_20');
  },
};

/** A month without check-ins says so, without blame (H16). */
export const EmptyMonth: Story = {
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
    const empty = await canvas.findByText(t('checkIn.history.emptyTitle'));
    await expect(empty).toBeVisible();
    await expect(empty.closest('[data-state=empty]')?.querySelector('svg, img')).not.toBeNull();
  },
};

const states = standardStates({ route, answers: [today] }, [checkInMonth]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
