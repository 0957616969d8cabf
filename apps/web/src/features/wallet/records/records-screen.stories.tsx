import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { aRecord, aRecordDetail, someRecords } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, findSheet } from '../../../story-app.fixture.tsx';
import { balanceOfToday, isIncome, loaded } from './records.fixture.ts';
import { RecordsScreen } from './records-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const meta = {
  title: 'Screens/Records',
  component: RecordsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof RecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day, with the balance at its end; every row says who paid (H6), bad days are kept (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const amongOthers = { exact: false };
    await expect(await canvas.findByText(balanceOfToday())).toBeVisible();
    await expect(canvas.getAllByText(t('record.row.from.machine_revenue'), amongOthers)).toHaveLength(4);
    await expect(canvas.getByText(t('record.row.from.promotion_budget'), amongOthers)).toBeInTheDocument();
    await expect(canvas.getByText('Test faucet', amongOthers)).toBeInTheDocument();
    const share = format.percent(938);
    await expect(canvas.getByText(plainSpaces(t('record.row.short', { share })))).toBeVisible();
    await expect(canvas.getByText(t('record.row.standstill'))).toBeInTheDocument();
  },
};

/** `?type=5`: income that was received, on its way or arrived. */
export const Received: Story = {
  parameters: { app: { ...loaded, route: walletRoutes.records.href({ type: 5 }) } satisfies AppParameters },
  play: async (context) => {
    const { canvas } = context;
    const source = spoken().t('record.row.from.machine_revenue');
    await expect(await canvas.findAllByText(source, { exact: false })).toHaveLength(3);
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === records.path);
    await expect(request?.input).toMatchObject({ kind: 'daily_income,bonus', status: 'processing,arrived' });
  },
};

/** Status and period are in the address; a reversed period is reported and not sent. */
export const Filtered: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('records.more') }));
    const filter = await findSheet(t('records.more'));
    const status = filter.getByRole('combobox', { name: t('records.filter.status') });
    const from = filter.getByLabelText(t('records.filter.from'));
    const to = filter.getByLabelText(t('records.filter.to'));
    const apply = filter.getByRole('button', { name: t('records.filter.apply') });
    await expect(within(status).getAllByRole('option', { name: t('record.status.arrived') })).toHaveLength(1);
    await userEvent.selectOptions(status, 'arrived');
    await fireEvent.change(from, { target: { value: '2026-11-20' } });
    await fireEvent.change(to, { target: { value: '2026-11-01' } });
    await userEvent.click(apply);
    await expect(filter.getByText(t('field.days_reversed'))).toBeVisible();
    await fireEvent.change(to, { target: { value: '2026-11-21' } });
    await userEvent.click(apply);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(appOf(context).platform.navigation.entry().search).toBe(
        'status=arrived&from=2026-11-20&to=2026-11-21',
      ),
    );
    await expect(canvas.getByRole('button', { name: t('records.moreActive', { count: 2 }) })).toBeVisible();
  },
};

/** A link with invalid filters lists everything, and says so. */
export const BadAddress: Story = {
  parameters: {
    app: {
      ...loaded,
      route: '/user/record?from=2026-02-30&to=2026-11-01&status=lost',
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const leftOut = spoken().t('records.badAddress', { parts: 'status=lost, from=2026-02-30' });
    await expect(await canvas.findByText(plainSpaces(leftOut))).toBeVisible();
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === records.path);
    await expect(request?.input).not.toHaveProperty('from');
  },
};

/** Two icons at most: the filter, and a menu with the table, the documents and the way home. */
export const MenuOfTheHeader: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await canvas.findByText(balanceOfToday());
    const header = within(canvasElement.querySelector('header') ?? canvasElement);
    await expect(header.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      t('common.back'),
      t('records.more'),
      t('shell.menu'),
    ]);
    await expect(header.queryByRole('link')).toBeNull();
    await userEvent.click(header.getByRole('button', { name: t('shell.menu') }));
    const menu = await findSheet(t('shell.menu'));
    await expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/user/pdf',
      '#/index',
    ]);
  },
};

/** On a tablet the menu is beside its button, and Escape gives the focus back; the record is a dialog in the middle. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(balanceOfToday())).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('shell.menu') }));
    const menu = await screen.findByRole('menu', { name: t('shell.menu') });
    await expect(within(menu).getByRole('menuitem', { name: t('records.toDocuments') })).toHaveAttribute(
      'href',
      '#/user/pdf',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: t('shell.menu') })).toHaveFocus());
    const [record] = canvas.getAllByRole('link', { name: new RegExp(t('record.kind.daily_income')) });
    await userEvent.click(record!);
    const dialog = await screen.findByRole('dialog', { name: t('records.one.title') });
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The last days are chosen with one tap, and are in the address like any period. */
export const LastDays: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, format } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('records.more') }));
    const filter = await findSheet(t('records.more'));
    await userEvent.click(filter.getByRole('radio', { name: format.days(7) }));
    await userEvent.click(filter.getByRole('button', { name: t('records.filter.apply') }));
    await waitFor(() =>
      expect(appOf(context).platform.navigation.entry().search).toBe('from=2026-11-15&to=2026-11-21'),
    );
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
    await canvas.findAllByRole('link', { name: isIncome });
    const pages = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === records.path).length;
    const before = pages();
    for (let step = 0; step < 4; step += 1) {
      const known = pages();
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(pages()).toBeGreaterThan(known);
      });
    }
    await expect(pages()).toBeGreaterThan(before + 3);
    await expect(canvas.getAllByRole('link', { name: isIncome }).length).toBeLessThan(100);
  },
};

const states = standardStates(loaded, [records], {
  kept: [{ call: records, input: { paged: 50 }, value: { total: 7, items: someRecords() } }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(records, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('records.empty.title'))).toBeVisible();
  },
};

/** Nothing matches: the next step removes the filter. */
export const NothingFits: Story = {
  parameters: {
    app: { ...loaded, route: walletRoutes.records.href({ kind: 'refund' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('records.empty.filteredTitle'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('records.filter.clear') }));
    await expect(await canvas.findByText(balanceOfToday())).toBeVisible();
  },
};

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByText(balanceOfToday())).toBeVisible();
  },
};
