import type { Screen, ScreenPart } from './screen.ts';
import { patternOf } from './text-patterns.ts';
import type { Texts } from './texts.ts';

/** A tab of the test panel. */
export type PanelTab = 'time' | 'accounts' | 'money' | 'values' | 'inbox' | 'app' | 'world';

/** Drive the test panel and the ribbon's clock, on any screen. */
export function panelStepsOf<Part extends ScreenPart<Part>>(screen: Screen<Part>, { t }: Texts) {
  const panel = screen.getByRole('dialog', { name: t('test.title') });
  const part = (title: string) => panel.getByRole('region', { name: title, exact: true });
  const receipt = screen.getByRole('dialog', { name: patternOf(t('dayPassed.title', { day: '…' })) });
  const faucet = part(t('test.faucet.title'));
  return {
    panel,
    part,
    /** Receipt of a day that passed. */
    receipt,
    /** The panel's own button that closes it. */
    closeButton: panel.getByRole('button', { name: t('common.close'), exact: true }),
    /** Open the panel at a tab. */
    async open(tab: PanelTab) {
      // The ribbon takes taps above a sheet, although a screen reader stays within the sheet.
      const ribbon = screen.getByRole('button', { name: t('shell.ribbonOpen'), includeHidden: true });
      if (!(await panel.isVisible())) await ribbon.click();
      await panel.waitFor();
      const name = t(`test.tab.${tab}`);
      await panel.getByRole('tab', { name, exact: true }).click();
      await panel.locator('[role=tab][aria-selected=true]').filter({ hasText: name }).waitFor();
    },
    /** Request play money, in the tab of money. */
    async askFaucet(amount: string) {
      await faucet.getByLabel(t('test.faucet.amount')).fill(amount);
      await faucet.getByRole('button').click();
    },
    passDay: () => screen.getByRole('button', { name: t('shell.plusDay'), exact: true }).click(),
  };
}
