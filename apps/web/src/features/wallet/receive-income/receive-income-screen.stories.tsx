import { incomeSummary, machineIncome, takeout } from '@paydirt/contract/wallet/income';
import { aMachineIncome, anIncomeSummary, aTakeout } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ReceiveIncomeScreen } from './receive-income-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const waiting = [
  aRecord({ status: 'not_credited', balanceAfter: null, arrivesAt: null }),
  aRecord({
    id: 'rec_2',
    description: 'Gold pan GP-1',
    amount: '0.42',
    status: 'not_credited',
    balanceAfter: null,
  }),
];
const loaded = {
  route: walletRoutes.receiveIncome.href(),
  answers: [
    answers(incomeSummary, anIncomeSummary()),
    answers(records, { total: waiting.length, list: waiting }),
    answers(machineIncome, aMachineIncome()),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Receive income',
  component: ReceiveIncomeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof ReceiveIncomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Income to receive, machine by machine; the history keeps a day without any (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('income.from', { count: 5 }))).toBeVisible();
    // The machine appears twice: in the panel above and in the list of machines.
    await expect((await canvas.findAllByText(/Gold pan GP-1/))[0]).toBeVisible();
    await expect(canvas.getByRole('slider', { name: t('income.historyTitle') })).toBeInTheDocument();
    await expect(canvas.getAllByText(t('income.standstill'))).not.toHaveLength(0);
  },
};

/** Until the length of the list is known, nothing is drawn that it would push down. */
export const WaitingUnknown: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(records)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('income.from', { count: 5 }))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('income.toRecords') })).toBeNull();
  },
};

const received = {
  app: { ...loaded, answers: [...loaded.answers, answers(takeout, aTakeout())] } satisfies AppParameters,
};

/** The message on income that was received, and when it arrives. */
function receivedText(): string {
  const { t, amount, format } = spoken();
  const time = format.time(moment('2026-11-21T14:35:00.000Z'));
  return plainSpaces(t('income.receivedArrives', { amount: amount('14.82'), time }));
}

/** One tap receives all of it, with a key; the time of arrival is exact. */
export const Received: Story = {
  parameters: received,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: spoken().t('income.receive') }));
    await expect(await canvas.findByText(receivedText())).toBeVisible();
    const sent = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === takeout.path);
    await expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  },
};

/** Once it has arrived, nothing announces it any more. */
export const ArrivedSince: Story = {
  parameters: received,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: spoken().t('income.receive') }));
    await canvas.findByText(receivedText());
    appOf(context).setClock('2026-11-21T14:35:00.000Z');
    await waitFor(() => expect(canvas.queryByText(receivedText())).toBeNull());
  },
};

const arriving = anIncomeSummary({
  receivable: '0.00',
  receivableCount: 0,
  arriving: '14.82',
  arrivesAt: '2026-11-21T14:35:00.000Z',
});

/** A page left open shows that it has arrived. */
export const Arrives: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(incomeSummary, arriving)],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await canvas.findByText(t('income.arriving'));
    const { services, setClock } = appOf(context);
    services.change(answers(incomeSummary, anIncomeSummary({ receivable: '0.00', receivableCount: 0 })));
    setClock('2026-11-21T14:35:05.000Z');
    await expect(await canvas.findByText(t('income.nothing'))).toBeVisible();
  },
};

/** Scheduled and paid income of the member's machines, over a chosen period (H6). */
export const ByMachine: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, amount, format } = spoken();
    const machine = await canvas.findByRole('link', { name: /Trommel TR-3/ });
    const row = within(machine);
    await expect(row.getByText(plainSpaces(amount('61.20', 'delta')))).toBeVisible();
    await expect(
      row.getByText(plainSpaces(t('income.ofSchedule', { share: format.percent(947) }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('income.machines.all') }));
    const inputs = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === machineIncome)
        .map(({ input }) => input);
    await waitFor(() => expect(inputs()).toEqual([{ from: '2026-10-23', to: '2026-11-21' }, {}]));
  },
};

/** While a period loads, no other period's figures are shown. */
export const ByMachineLoading: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const sum = plainSpaces(amount('61.20', 'delta'));
    await expect(await canvas.findByText(sum)).toBeVisible();
    appOf(context).services.change(neverAnswers(machineIncome));
    await userEvent.click(canvas.getByRole('tab', { name: t('income.machines.all') }));
    await waitFor(() => expect(canvas.queryByText(sum)).toBeNull());
  },
};

/** A period that cannot be fetched shows no other period's figures. */
export const ByMachineFailed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const sum = plainSpaces(amount('61.20', 'delta'));
    await expect(await canvas.findByText(sum)).toBeVisible();
    appOf(context).services.change(refuses(machineIncome, 'unavailable'));
    await userEvent.click(canvas.getByRole('tab', { name: t('income.machines.all') }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeVisible();
    await expect(canvas.queryByText(sum)).toBeNull();
  },
};

export const Arriving: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          incomeSummary,
          anIncomeSummary({
            receivable: '0.00',
            receivableCount: 0,
            arriving: '14.82',
            arrivesAt: '2026-11-21T14:35:00.000Z',
          }),
        ),
        answers(machineIncome, aMachineIncome()),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const time = format.time(moment('2026-11-21T14:35:00.000Z'));
    const arrives = plainSpaces(t('income.arrivesBy', { time }));
    await expect(await canvas.findAllByText(arrives)).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: t('income.receive') })).toBeNull();
  },
};

export const NothingToReceive: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          incomeSummary,
          anIncomeSummary({
            receivable: '0.00',
            receivableCount: 0,
            machines: 0,
            scheduledToday: '0.00',
            byDay: [],
          }),
        ),
        answers(machineIncome, aMachineIncome({ total: '0.00', list: [] })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('income.nothing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('income.toMachines') })).toHaveAttribute(
      'href',
      '#/projects',
    );
    await expect(canvas.getByText(t('income.historyEmpty'))).toBeVisible();
    await expect(await canvas.findByText(t('income.machines.empty'))).toBeVisible();
  },
};

/** The answer was lost: trying again carries the same key. */
export const AnswerLost: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, cannotReach(takeout)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const receive = await canvas.findByRole('button', { name: spoken().t('income.receive') });
    const keys = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === takeout.path)
        .map(({ headers }) => headers.get('Idempotency-Key'));
    // The button ignores a second click within a second (PRODUCT 10), so click until one counts.
    await waitFor(
      async () => {
        await userEvent.click(receive);
        await expect(keys().length).toBeGreaterThanOrEqual(2);
      },
      { timeout: 10_000, interval: 300 },
    );
    await expect(new Set(keys()).size).toBe(1);
  },
};

const states = standardStates(loaded, [incomeSummary], {
  kept: [
    { call: machineIncome, input: { from: '2026-10-23', to: '2026-11-21' }, value: aMachineIncome() },
    { call: incomeSummary, input: {}, value: anIncomeSummary({ receivable: '0.00', receivableCount: 0 }) },
  ],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
