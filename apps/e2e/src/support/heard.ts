import type { Page } from '@playwright/test';

/** Texts that stood in a part of the page, however short a time: each once, as it came. */
export type Heard = readonly string[];

/**
 * Listen to a part of the page from now on, over reloads as well. A look now and then, as `expect` takes it, may miss
 * on a busy machine what stands for a second. Call it before the app is opened.
 *
 * @param selector - the part, whose text is heard whenever it changes
 */
export async function hear(page: Page, selector: string): Promise<Heard> {
  const heard: string[] = [];
  await page.exposeFunction('paydirtHeard', (text: string) => void heard.push(text));
  await page.addInitScript((part) => {
    const { paydirtHeard } = window as unknown as { paydirtHeard: (text: string) => void };
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector(part)?.textContent ?? '';
      if (text !== '' && text !== last) paydirtHeard(text);
      last = text;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, selector);
  return heard;
}
