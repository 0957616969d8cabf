import { aUser } from '@paydirt/contract/account/session.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { MINUTE_MS } from '@paydirt/domain';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { type AppParameters, appOf, appStory, STORY_NOW } from '../../story-app.fixture.tsx';
import { member } from '../test-panel.fixture.ts';

const unread = { news: 0, station_news: 1, notice: 0, voucher: 0, coupon: 0 };

const meta = {
  title: 'Screens/Shell/Mailbox',
  parameters: { app: { ...member, session: aUser({ notify: [] }) } satisfies AppParameters },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page in front shows what a new message tells: here a withdrawal that came back. */
export const Announces: Story = {
  play: async (context) => {
    const { amount } = spoken();
    const { canvas } = context;
    const { platform, services } = appOf(context);
    await canvas.findByText(plainSpaces(amount(aBalance().available)));
    services.change(answers(balance, aBalance({ available: '2518.60' })));
    let minutes = 0;
    // The first one that the app receives was there before.
    await waitFor(async () => {
      minutes += 1;
      const time = new Date(Date.parse(STORY_NOW) + minutes * MINUTE_MS).toISOString();
      const latest = { id: 'msg_1', channel: 'station_news', time } as const;
      platform.live.publish({ type: 'mailbox', data: { unread, latest } });
      await expect(canvas.getByText(plainSpaces(amount('2518.60')))).toBeVisible();
    });
  },
};
