import { orderDetail, orderRevenue } from '@paydirt/contract/calls/goods';
import { recordDetail, records, recordsExport } from '@paydirt/contract/calls/wallet';
import { anOrder } from '@paydirt/contract/fixtures/goods';
import { aRecord, aRecordDetail, someRecords } from '@paydirt/contract/fixtures/wallet';
import { answers, answersFile, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { RecordsScreen } from './records-screen.tsx';

const loaded = {
  route: href.records(),
  answers: [
    answers(records, ({ kind, status }) => {
      const list = someRecords().filter(
        (record) =>
          (kind === undefined || kind.split(',').includes(record.kind)) &&
          (status === undefined || status.split(',').includes(record.status)),
      );
      return { total: list.length, list };
    }),
    answers(recordDetail, aRecordDetail()),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Records',
  component: RecordsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof RecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** By day, with the balance at its end; every row says who paid (H6), bad days are kept (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Balance 2,418.60')).toBeVisible();
    await expect(canvas.getAllByText(/from machine revenue/)).toHaveLength(4);
    await expect(canvas.getByText(/from the promotion budget/)).toBeInTheDocument();
    await expect(canvas.getByText(/from the test faucet/)).toBeInTheDocument();
    await expect(canvas.getByText('94% of schedule')).toBeVisible();
    await expect(canvas.getByText('stood still')).toBeInTheDocument();
  },
};

/** A record opens over the list, in the address; Back closes it and nothing else. */
export const OneRecord: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { platform } = appOf(context);
    await userEvent.click((await canvas.findAllByRole('link', { name: /Daily income/ }))[0]!);
    const record = await sheet('Record');
    await expect(await record.findByText('Who paid')).toBeVisible();
    await expect(record.getAllByText('Machine revenue')).toHaveLength(2);
    await expect(platform.navigation.entry().search).toBe('id=rec_1');
    await expect(record.getAllByText('Sum')).toHaveLength(2);
    platform.navigation.back(href.home());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(platform.navigation.entry()).toMatchObject({ path: '/user/record', search: '' }),
    );
  },
};

/** A link to one record opens it at once. */
export const FromALink: Story = {
  parameters: { app: { ...loaded, route: href.records({ id: 'rec_2' }) } satisfies AppParameters },
  play: async () => {
    const record = await sheet('Record');
    await expect(await record.findByText(/every lease was paid the same share/)).toBeVisible();
    await expect(record.getByText('Balance before')).toBeVisible();
  },
};

/** A record leads to what it belongs to, and Back from there to the list. */
export const ToWhatItBelongsTo: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(orderDetail, anOrder()),
        answers(orderRevenue, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { platform } = appOf(context);
    await userEvent.click((await canvas.findAllByRole('link', { name: /Daily income/ }))[0]!);
    const record = await sheet('Record');
    await userEvent.click(await record.findByRole('link', { name: 'See the order' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Trommel TR-4' })).toBeVisible(),
    );
    await expect(platform.navigation.entry()).toMatchObject({
      path: '/user/orders',
      search: 'orderId=ord_7k2m4q',
    });
    platform.navigation.back(href.home());
    await waitFor(() => expect(platform.navigation.entry().path).toBe('/user/record'));
  },
};

/** A withdrawal leads to its progress. */
export const OfAWithdrawal: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.records({ id: 'rec_9' }),
      answers: [
        ...loaded.answers,
        answers(recordDetail, {
          belongsTo: 'withdrawal',
          record: aRecord({
            kind: 'withdrawal',
            amount: '-20.00',
            description: 'USDT withdrawal',
            goods: null,
            time: '2026-11-21T13:50:00.000Z',
            status: 'pending',
            source: 'own_balance',
            reference: 'wdr_1',
            day: null,
            scheduled: null,
            coveragePermille: null,
            arrivesAt: null,
            balanceAfter: '2398.60',
          }),
          balanceBefore: '2418.60',
          entries: [
            {
              id: '4802',
              time: '2026-11-21T13:50:00.000Z',
              kind: 'withdrawal_request',
              postings: [
                { account: 'member_available', detail: null, productId: null, amount: '-20.00' },
                { account: 'member_withdrawing', detail: null, productId: null, amount: '20.00' },
              ],
            },
          ],
        }),
      ],
    } satisfies AppParameters,
  },
  play: async () => {
    const record = await sheet('Record');
    await expect(await record.findByRole('link', { name: 'See the withdrawal' })).toHaveAttribute(
      'href',
      '#/user/withrecord?id=wdr_1',
    );
  },
};

export const NoSuchRecord: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.records({ id: 'rec_x' }),
      answers: [...loaded.answers, refuses(recordDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async () => {
    const record = await sheet('Record');
    await expect(await record.findByText('This record does not exist')).toBeVisible();
  },
};

/** `?type=5`: income that was received, on its way or arrived. */
export const Received: Story = {
  parameters: { app: { ...loaded, route: href.records({ type: 5 }) } satisfies AppParameters },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByText(/from machine revenue/)).toHaveLength(3);
    const [asked] = appOf(context)
      .services.asked()
      .filter(({ call }) => call.path === records.path);
    await expect(asked?.input).toMatchObject({ kind: 'daily_income,bonus', status: 'processing,arrived' });
  },
};

/** Status and period stand in the address; a period the wrong way round is said and not sent. */
export const Filtered: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
    const filter = await sheet('Filter the records');
    await userEvent.selectOptions(filter.getByRole('combobox', { name: 'Status' }), 'arrived');
    await fireEvent.change(filter.getByLabelText('From'), { target: { value: '2026-11-20' } });
    await fireEvent.change(filter.getByLabelText('To'), { target: { value: '2026-11-01' } });
    await userEvent.click(filter.getByRole('button', { name: 'Show the records' }));
    await expect(filter.getByText('The first day is after the last.')).toBeVisible();
    await fireEvent.change(filter.getByLabelText('To'), { target: { value: '2026-11-21' } });
    await userEvent.click(filter.getByRole('button', { name: 'Show the records' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(appOf(context).platform.navigation.entry().search).toBe(
        'status=arrived&from=2026-11-20&to=2026-11-21',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'More filters, 2 in use' })).toBeVisible();
  },
};

/** A link that nobody understands lists everything, and says so. */
export const BadAddress: Story = {
  parameters: {
    app: {
      ...loaded,
      route: '/user/record?from=2026-02-30&to=2026-11-01&status=lost',
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/left out: status=lost, from=2026-02-30/)).toBeVisible();
    const [asked] = appOf(context)
      .services.asked()
      .filter(({ call }) => call.path === records.path);
    await expect(asked?.input).not.toHaveProperty('from');
  },
};

/** What is listed is saved as a table, by the same filter, under the service's name. */
export const Exported: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.records({ kind: 'bonus', from: '2026-11-01' }),
      answers: [
        ...loaded.answers,
        answersFile(recordsExport, {
          name: 'paydirt-records-2026-11-21.csv',
          type: 'text/csv',
          body: 'Time',
        }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
    await expect(
      await within(document.body).findByText('paydirt-records-2026-11-21.csv is saved.'),
    ).toBeInTheDocument();
    const [asked] = appOf(context)
      .services.asked()
      .filter(({ call }) => call.path === recordsExport.path);
    await expect(asked?.input).toMatchObject({ from: '2026-11-01', kind: expect.stringContaining('bonus') });
    await expect(asked?.headers.get('X-Access-Token')).toBe('story-token');
  },
};

/** The export failed: it is said, and the list stays. */
export const ExportFailed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(recordsExport, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
    await expect(await within(document.body).findByText(/not available/i)).toBeInTheDocument();
    await expect(canvas.getByText('Balance 2,418.60')).toBeVisible();
  },
};

const MANY = 10_000;
const HOUR_MS = 3_600_000;

/** The record at a place of a long history: one an hour, back from the story's day. */
function recordAt(place: number) {
  const time = new Date(Date.parse('2026-11-21T00:00:00.000Z') - place * HOUR_MS).toISOString();
  return aRecord({
    id: `rec_${place}`,
    time,
    day: time.slice(0, 10),
    balanceAfter: `${MANY - place}.00`,
    arrivesAt: time,
  });
}

/** Ten thousand records: few rows are ever drawn, and more are fetched as the end comes near. */
export const TenThousand: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(records, ({ pageNum, pageSize }) => {
          const start = (Number(pageNum) - 1) * Number(pageSize);
          return {
            total: MANY,
            list: Array.from({ length: Math.min(Number(pageSize), MANY - start) }, (_, index) =>
              recordAt(start + index),
            ),
          };
        }),
        answers(recordDetail, aRecordDetail()),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findAllByRole('link', { name: /Daily income/ });
    const pages = () =>
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === records.path).length;
    const before = pages();
    for (let step = 0; step < 4; step += 1) {
      const known = pages();
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(pages()).toBeGreaterThan(known));
    }
    await expect(pages()).toBeGreaterThan(before + 3);
    await expect(canvas.getAllByRole('link', { name: /Daily income/ }).length).toBeLessThan(100);
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(records)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(records, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No records yet')).toBeVisible();
  },
};

/** Nothing fits: the next step takes the filter away. */
export const NothingFits: Story = {
  parameters: { app: { ...loaded, route: href.records({ kind: 'refund' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No record fits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all filters' }));
    await expect(await canvas.findByText('Balance 2,418.60')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(records, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(records)],
      kept: [{ call: records, input: { paged: 50 }, value: { total: 7, items: someRecords() } }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
    await expect(canvas.getByText('Balance 2,418.60')).toBeVisible();
  },
};
