import { anAgreement, aProduct } from '@paydirt/contract/goods/products.examples';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { ProductScreen } from './product-screen.tsx';
import { agreementSheet, leaseFor, pageOf, PRICE } from './product.fixture.ts';

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { app: pageOf(aProduct()) },
  ...appStory,
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Find the positions of the risk notice and of the lease bar in the window. */
async function riskAndBar(canvas: Canvas) {
  const { t } = spoken();
  const lease = await canvas.findByRole('button', { name: leaseFor('120.00') });
  const notice = canvas.getByText((text) => text.includes(t('common.risk.income'))).closest('aside');
  const places = () => ({
    risk: notice!.getBoundingClientRect(),
    bar: lease.closest('[data-action-bar]')!.getBoundingClientRect(),
  });
  return { notice: notice!, places };
}

/** The notice is fully visible above the button on a phone, before anything is scrolled (H5). */
export const RiskOnScreen: Story = {
  globals: { locale: 'en-US', textSize: '100' },
  play: async ({ canvas }) => {
    const { places } = await riskAndBar(canvas);
    const { risk, bar } = places();
    await expect(risk.top).toBeGreaterThan(0);
    await expect(risk.bottom).toBeLessThanOrEqual(bar.top);
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};

/** Where the text is too large for both, the button appears after the notice was on the screen (H5). */
export const RiskBeforeButton: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const { notice, places } = await riskAndBar(canvas);
    await expect(places().bar.top).toBeGreaterThan(window.innerHeight);
    notice.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { risk, bar } = places();
    await expect(risk.bottom).toBeLessThanOrEqual(bar.top);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(places().bar.bottom).toBeCloseTo(window.innerHeight, 0));
  },
};

/** The bar is at the lower edge, also at the end of the page. */
export const BarAtTheEnd: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: leaseFor(PRICE) });
    const bar = button.closest('[data-action-bar]');
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    }
  },
};

/** The agreement states the risk once, right after the key facts (H5). */
export const RiskOnceInAgreement: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PRICE) }));
    const agreement = await agreementSheet();
    const [, risk] = anAgreement().sections;
    await expect(await agreement.findByText(risk?.text ?? '')).toBeVisible();
    await expect(agreement.queryByRole('complementary', { name: t('common.risk.playMoney') })).toBeNull();
  },
};

/** At twice the text size each answer keeps its word whole, in a line of its own if need be. */
export const AnswersWhole: Story = {
  globals: { locale: 'de-DE', textSize: '200' },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PRICE) }));
    const agreement = await agreementSheet();
    for (const name of [t('products.detail.disagree'), t('products.detail.agree')]) {
      const button = await agreement.findByRole('button', { name });
      const label = document.createRange();
      label.selectNode(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()!);
      await expect(label.getClientRects()).toHaveLength(1);
    }
  },
};
