import { orderAgreement, orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { statementFile, statementList } from '@paydirt/contract/wallet/statement';
import { someStatements } from '@paydirt/contract/wallet/statement.examples';
import { answers, answersFile, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { monthName } from '../../../platform/language/month-name.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import statementPdf from './statement.fixture.pdf?url';
import { walletRoutes } from '../../../routes/wallet.ts';

const list = {
  route: walletRoutes.documents.href(),
  answers: [answers(statementList, someStatements()), answers(orderList, { total: 1, list: [anOrder()] })],
} satisfies AppParameters;

const pdfOf = async () => (await fetch(statementPdf)).blob();
const one = {
  route: walletRoutes.documents.href({ month: '2026-11' }),
  answers: [
    answers(statementList, someStatements()),
    answersFile(statementFile, {
      name: 'paydirt-statement-2026-11.pdf',
      type: 'application/pdf',
      body: pdfOf,
    }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Documents',
  component: DocumentsScreen,
  parameters: { app: list },
  ...appStory,
} satisfies Meta<typeof DocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A statement for each month, an agreement for each lease. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, locale } = spoken();
    const soFar = `${monthName('2026-11', locale)} ${t('documents.soFar')}`;
    await expect(await canvas.findByRole('link', { name: (name) => name.startsWith(soFar) })).toHaveAttribute(
      'href',
      '#/user/pdf?month=2026-11',
    );
    await expect(await canvas.findByRole('link', { name: /Trommel TR-4/ })).toHaveAttribute(
      'href',
      '#/user/pdf?orderId=ord_7k2m4q',
    );
  },
};

/** Closing balances are hidden where the member hid amounts. */
export const AmountsHidden: Story = {
  parameters: { app: { ...list, stored: { 'paydirt.amountsHidden': 'true' } } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { figure, locale } = spoken();
    const november = monthName('2026-11', locale);
    const closing = plainSpaces(figure('2418.60'));
    await expect(
      await canvas.findByRole('link', { name: (name) => name.startsWith(november) }),
    ).toBeVisible();
    await expect(canvas.queryByText((text) => text.includes(closing))).toBeNull();
  },
};

/** A real document is drawn page by page, and each page says in its tags what is drawn on it. */
export const OneDocument: Story = {
  parameters: { app: one },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const page = await canvas.findByRole(
      'article',
      { name: t('documents.pageOf', { page: 1, pages: 2 }) },
      { timeout: 20_000 },
    );
    await waitFor(() => expect(page.querySelector('h2')).toHaveTextContent('नवंबर 2026 का विवरण'), {
      timeout: 20_000,
    });
    await expect(page.querySelectorAll('tr').length).toBeGreaterThan(5);
    const paper = page.querySelector('canvas');
    await waitFor(() => expect(paper?.width).toBeGreaterThanOrEqual(1190));
    await expect(canvas.getByRole('button', { name: t('documents.download') })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('documents.print') })).toBeEnabled();
  },
};

/** An invalid file: this is said, and it can still be saved. */
export const CannotBeDrawn: Story = {
  parameters: {
    app: {
      ...one,
      answers: [
        answers(statementList, someStatements()),
        answersFile(statementFile, { name: 'broken.pdf', type: 'application/pdf', body: 'This is no PDF.' }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByText(t('documents.drawFailedTitle'), {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('documents.download') })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('documents.print') })).toBeDisabled();
  },
};

/** A document that is opened again is fetched again: this month's has other figures after a movement of money. */
export const OpenedAgain: Story = {
  parameters: {
    app: { ...one, route: list.route, answers: [...list.answers, ...one.answers] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { navigation } = appOf(context).platform;
    const requests = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === statementFile);
    for (const times of [1, 2]) {
      navigation.navigate(one.route);
      await waitFor(() => expect(requests()).toHaveLength(times));
      await expect(
        await context.canvas.findByRole('button', { name: t('documents.download') }),
      ).toBeVisible();
      navigation.back(list.route);
      await context.canvas.findByRole('link', { name: /Trommel TR-4/ });
    }
  },
};

/** The table of the month is another file of the same call. */
export const SavesTheTable: Story = {
  parameters: { app: one },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('documents.downloadTable') }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .map(({ input }) => input['format']),
      ).toContain('csv'),
    );
  },
};

/** For a month with more records than a PDF lists, the page says so, and where all of them are. */
export const MoreThanItLists: Story = {
  parameters: {
    app: {
      ...one,
      answers: [
        answers(
          statementList,
          someStatements().map((statement) => ({ ...statement, movements: 50_012 })),
        ),
        ...one.answers.slice(1),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const figures = { listed: format.number(5000), all: format.number(50_012) };
    await expect(await canvas.findByText(t('documents.firstOnly', figures))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('documents.downloadTable') })).toBeEnabled();
  },
};

let requestsWhileBusy = 0;
let busyIsRead = Promise.withResolvers<void>();

/** The queue for documents is full: this is said, and requested again automatically after the service's time. */
export const ServiceBusy: Story = {
  parameters: {
    app: {
      ...one,
      answers: [
        answers(statementList, someStatements()),
        {
          call: statementFile,
          answer: async (input) => {
            requestsWhileBusy += 1;
            const file = one.answers[1];
            if (requestsWhileBusy === 1 || !file)
              return refuses(statementFile, 'busy', { retryAfterSeconds: 1 }).answer(input);
            await busyIsRead.promise;
            return file.answer(input);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    requestsWhileBusy = 0;
    busyIsRead = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('error.busy'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common.retry') })).toBeVisible();
    busyIsRead.resolve();
    await expect(
      await canvas.findByRole('button', { name: t('documents.download') }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(requestsWhileBusy).toBe(2);
  },
};

/** An address that names no month, a month without statement, or somebody else's order. */
export const NoSuchDocument: Story = {
  parameters: {
    app: {
      ...list,
      route: walletRoutes.documents.href({ orderId: 'ord_x' }),
      answers: [...list.answers, refuses(orderAgreement, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('documents.unknownTitle'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('documents.toAll') }));
    // The page fades in, so wait until it is visible.
    await waitFor(() => expect(canvas.getByText(t('documents.statements'))).toBeVisible());
  },
};

const states = standardStates(one, [statementFile]);

export const Loading: Story = {
  ...states.loading,
  play: async (context) => {
    await states.loading.play(context);
    await expect(
      context.canvas.getByRole('button', { name: spoken().t('documents.download') }),
    ).toBeDisabled();
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
