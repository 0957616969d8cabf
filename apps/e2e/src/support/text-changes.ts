import type { Page } from '@playwright/test';

/**
 * Record the texts of a part of the page from now on, also over reloads. Polling, as `expect` does, may miss a text
 * that is shown for a second on a busy machine. Call it before the app is opened.
 *
 * @param selector - the part, whose text is recorded whenever it changes
 */
export async function recordTexts(page: Page, selector: string): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction('paydirtRecordText', (text: string) => void texts.push(text));
  await page.addInitScript((part) => {
    const { paydirtRecordText } = window as unknown as { paydirtRecordText: (text: string) => void };
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector(part)?.textContent ?? '';
      if (text !== '' && text !== last) paydirtRecordText(text);
      last = text;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, selector);
  return texts;
}
