import type { ResultOf } from '@paydirt/contract';
import { enterSupport, supportLink } from '@paydirt/contract/messages/support';
import { isStandInName } from '@paydirt/domain';

import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';

const COMMENTS = 'The list of records is easy to read and shows me all that I need.';
/** One pixel, as a PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An answer without messages. */
const TOO_MANY = {
  status: 429,
  message: 'too_many_requests',
  code: 429,
  msg: 'The chat rests for a moment.',
  data: null,
};

test('a question in the chat is answered by the guide, and then by a person', async ({
  page,
  app,
  pageErrors,
  panel,
  texts,
}) => {
  const { t } = texts;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await app.arriveNew();
  await app.open('/help');
  await page
    .locator('header')
    .getByRole('link', { name: t('shell.support') })
    .click();
  await app.expectPage(t('support.title'));
  await expect(page.getByText(t('support.consentText'))).toBeVisible();
  // Nothing was sent yet, and no page of the chat was requested (H16).
  expect(
    requests.filter((url) => url.includes(supportLink.path) || new URL(url).pathname.startsWith('/support')),
  ).toEqual([]);

  const agreedTo = await page.getByRole('main').innerText();
  const entered = page.waitForResponse((response) => response.url().endsWith(`/${enterSupport.path}`));
  await page.getByRole('button', { name: t('support.agree') }).click();
  // The text that the member agreed to lists everything that the chat receives about them (H16).
  const { data } = (await (await entered).json()) as { readonly data: ResultOf<typeof enterSupport> };
  const { id, name, phone } = data.member;
  for (const told of [id, phone, isStandInName(name) ? '' : name]) expect(agreedTo).toContain(told);
  const chat = page.frameLocator('iframe');
  await expect(chat.getByText(t('support.chat.welcome'))).toBeVisible();
  const question = chat.getByLabel(t('support.chat.question'));
  await question.fill(t('help.article.returns.title'));
  await question.press('Enter');
  await expect(chat.getByText(t('help.article.returns.summary'))).toBeVisible();

  // The chat links to the help text, and Back returns to the chat with its whole conversation and what was typed.
  await question.fill('And after a week?');
  await chat.getByRole('button', { name: t('support.chat.read') }).click();
  await app.expectPage(t('help.article.returns.title'));
  await page.goBack();
  await expect(chat.getByText(t('help.article.returns.summary'))).toBeVisible();
  await expect(question).toHaveValue('And after a week?');

  // So it is after a change of the theme in another tab, which the chat follows.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, 'paydirt.theme');
  await expect(chat.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(question).toHaveValue('And after a week?');

  await chat.getByRole('button', { name: t('support.chat.askPerson') }).click();
  await expect(chat.getByRole('button', { name: t('support.chat.askGuide') })).toBeVisible();

  // The page shows the service's message about a failure at the top, and a retry sends no message twice.
  pageErrors.expect(REFUSED);
  const sending = /\/support\/send$/;
  await page.route(sending, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 429, json: TOO_MANY });
  });
  await question.fill('<b>Is anybody there?</b>');
  await chat.getByRole('button', { name: t('support.chat.send') }).click();
  await expect(chat.getByText('The chat rests for a moment.')).toBeVisible();
  await expect(question).toHaveValue('<b>Is anybody there?</b>');
  await page.unrouteAll({ behavior: 'wait' });
  await chat.getByRole('button', { name: t('common.retry') }).click();
  await expect(question).toHaveValue('');
  await expect(chat.getByText('<b>Is anybody there?</b>')).toHaveCount(1);

  const opened = await panel.open('inbox');
  const chats = opened.getByRole('region', { name: t('test.support.title'), exact: true });
  const answer = chats.getByLabel(t('test.support.answer')).first();
  await answer.fill('Yes, I am.');
  await chats.getByRole('button').first().click();
  await expect(answer).toHaveValue('');
  await panel.close();
  await expect(chat.getByText('Yes, I am.')).toBeVisible();
  await expect(chat.getByText(t('support.chat.person'), { exact: false }).first()).toBeVisible();
});

test('the chat is linked where members get stuck, and nowhere before login', async ({ app, page, texts }) => {
  const { t } = texts;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const launcher = page.locator('header').getByRole('link', { name: t('shell.support') });
  await app.arrive();
  await app.open('/user/login');
  for (const [route, title] of [
    ['/user/login', 'auth.login.title'],
    ['/user/login/register', 'auth.register.title'],
    ['/login/registerbym', 'auth.registerByEmail.title'],
    ['/user/login/forgetPassword', 'auth.forgot.title'],
  ] as const) {
    await app.goTo(route);
    await app.expectPage(t(title));
    await expect(launcher).toHaveCount(0);
  }
  await app.arriveNew();
  await app.open('/help');
  for (const [route, title] of [
    ['/help', 'help.title'],
    ['/user/feedback', 'feedback.title'],
    ['/user/withdraw', 'withdraw.title.usdt'],
  ] as const) {
    await app.goTo(route);
    await app.expectPage(t(title));
    await expect(launcher).toBeVisible();
  }
  // Members see the launcher here too: support never asks for a password.
  for (const [route, title] of [
    ['/user/login/forgetPassword', 'auth.forgot.title'],
    ['/message', 'mailbox.title'],
  ] as const) {
    await app.goTo(route);
    await app.expectPage(t(title));
    await expect(launcher).toHaveCount(0);
  }
});

test('feedback with a picture is answered, and its author is notified', async ({
  page,
  app,
  panel,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew();
  await app.open('/user/feedback');
  await app.expectPage(t('feedback.title'));
  await page.getByLabel(t('feedback.comments')).fill(COMMENTS);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sluice.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(
    page.getByRole('button', { name: t('pictures.remove', { name: 'sluice.png' }) }),
  ).toBeVisible();
  // The typed text outlives a reload, and the picture that does not is named.
  await page.reload();
  await expect(page.getByLabel(t('feedback.comments'))).toHaveValue(COMMENTS);
  await expect(page.getByText(t('compose.lost', { names: 'sluice.png' }))).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sluice.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(
    page.getByRole('button', { name: t('pictures.remove', { name: 'sluice.png' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('feedback.send') }).click();
  await expect(page.getByRole('listitem').getByText(t('feedback.state.sent'), { exact: true })).toBeVisible();
  await expect(page.getByAltText(t('feedback.pictureOf', { number: '1' }))).toBeVisible();

  const opened = await panel.open('inbox');
  const section = opened.getByRole('region', { name: t('test.feedback.title'), exact: true });
  const answer = section.getByLabel(t('test.support.answer')).first();
  await answer.fill('Thank you for telling us.');
  await section.getByRole('button').first().click();
  await expect(answer).toHaveValue('');
  await panel.close();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  await expect(page.getByText(t('feedback.state.answered'), { exact: true })).toBeVisible();

  await app.open('/message');
  await expect(page.getByText(t('messages.kind.feedback_answered.title'))).toBeVisible();
});
