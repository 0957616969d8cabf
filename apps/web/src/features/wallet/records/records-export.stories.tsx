import { records, recordsExport } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers, answersFile, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { balanceOfToday, loaded } from './records.fixture.ts';
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

/** Open the header's menu, and save the list. */
async function exportFromMenu(
  canvas: ReturnType<typeof within>,
  label: 'records.export' | 'records.exportPdf' = 'records.export',
) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('shell.menu') }));
  // The menu is outside the canvas: in a sheet on a phone, in a popover in a wide window.
  await userEvent.click(await screen.findByText(t(label)));
}

/** The list is saved as a table, by the same filter, under the file name of the service. */
export const Exported: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.records.href({ kind: 'bonus', from: '2026-11-01' }),
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
    const { t } = spoken();
    await exportFromMenu(canvas);
    const saved = t('records.exported', { name: 'paydirt-records-2026-11-21.csv' });
    await expect(await within(document.body).findByText(saved)).toBeInTheDocument();
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === recordsExport.path);
    await expect(request?.input).toMatchObject({
      from: '2026-11-01',
      kind: expect.stringContaining('bonus'),
    });
    await expect(request?.headers.get('X-Access-Token')).toBe('story-token');
  },
};

/** The same records as PDF, by the same period. */
export const ExportedAsPdf: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.records.href({ from: '2026-11-01', to: '2026-11-10' }),
      answers: [
        ...loaded.answers,
        answersFile(recordsExport, {
          name: 'paydirt-records-2026-11-21.pdf',
          type: 'application/pdf',
          body: '%PDF',
        }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    await exportFromMenu(context.canvas, 'records.exportPdf');
    const saved = spoken().t('records.exported', { name: 'paydirt-records-2026-11-21.pdf' });
    await expect(await within(document.body).findByText(saved)).toBeInTheDocument();
    const request = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === recordsExport.path);
    await expect(request?.input).toMatchObject({ from: '2026-11-01', to: '2026-11-10', format: 'pdf' });
  },
};

/** The export failed: it is said, and the list stays. */
export const ExportFailed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(records, {
          total: 30,
          list: Array.from({ length: 30 }, (_, n) => aRecord({ id: `rec_${n}` })),
        }),
        refuses(recordsExport, 'unavailable'),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(balanceOfToday())).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await exportFromMenu(canvas);
    const failure = await within(document.body).findByText(t('error.unavailable'));
    await expect(failure.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
