import { expect, type Locator } from '@playwright/test';

/** Longer than clicks are ignored after another click. */
const GUARDED_MS = 1500;

/**
 * Click a button that ignores clicks within a second of the last one (PRODUCT 5), as a person who is slower than a
 * test, until the result is shown.
 */
export async function clickPastGuard(button: Locator, brings: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: GUARDED_MS });
    await expect(brings).toBeVisible({ timeout: GUARDED_MS });
  }).toPass();
}
