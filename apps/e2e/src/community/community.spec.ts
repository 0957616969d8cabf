import { addComment } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { publicName } from '@paydirt/domain';
import { JPEG, PNG } from '@paydirt/domain/picture/pictures.fixture';
import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import type { NewMember } from '../support/sandbox.ts';
import type { Texts } from '../support/texts.ts';

const WRITTEN = 'Gold in the riffle 👩‍👩‍👧‍👦 <b>today</b>';
const JIG = { name: 'jig.png', mimeType: 'image/png', buffer: Buffer.from(PNG) };
const SLUICE = { name: 'sluice.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };
const JIG_TEXT = 'A jig by the river';
const SLUICE_TEXT = 'The sluice box';

/** The post of the feed with this text. */
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Open the actions of a post or a comment, by the button that names its author. */
async function openActions(page: Page, within: Locator, name: string) {
  await within.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Create a post through the services, not the app; returns the name of its author that others see. */
async function post({ client }: Pick<NewMember, 'client'>, content: string): Promise<string> {
  const { data } = await client.call(addPost, { content, intentId: crypto.randomUUID() });
  return data.username;
}

const isLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

async function confirmDeletion(page: Page, { t }: Texts, what: 'Post' | 'Comment') {
  const question = page.getByRole('alertdialog', { name: t(`moderation.delete${what}Ask`) });
  await question.getByRole('button', { name: t(`moderation.delete${what}`), exact: true }).click();
}

test(
  'a member writes a post with two pictures, keeps it through a reload, reads and discusses it, and deletes it',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    // The journey is slow: axe checks two screens and three sheets, and pictures are uploaded.
    test.slow();
    const { t } = texts;
    const neighbour = await sandbox.newMember();
    const me = await app.arriveNew();
    const text = page.getByLabel(t('community.compose.label'));
    const textOf = (name: string) => page.getByLabel(t('compose.pictureText', { name }));
    const mine = postOf(page, WRITTEN);

    await test.step('write it, with a description of each picture', async () => {
      await app.open('/dynamic');
      await app.expectPage(t('shell.tab.community'));
      await page.getByRole('link', { name: t('community.write'), exact: true }).click();
      await app.expectPage(t('community.write'));
      await text.fill(WRITTEN);
      await page.getByRole('button', { name: t('compose.pictures'), exact: true }).click();
      await page.locator('input[type=file]').setInputFiles([JIG, SLUICE]);
      await textOf(JIG.name).fill(JIG_TEXT);
      await textOf(SLUICE.name).fill(SLUICE_TEXT);
    });

    await test.step('move the second picture to the front, and find everything after a reload', async () => {
      const up = page.getByRole('button', { name: t('compose.up', { name: SLUICE.name }) });
      await up.click();
      await expect(up).toBeDisabled();
      await page.reload();
      await expect(text).toHaveValue(WRITTEN);
      await expect(textOf(JIG.name)).toHaveValue(JIG_TEXT);
      await expect(textOf(SLUICE.name)).toHaveValue(SLUICE_TEXT);
      await expect(up).toBeDisabled();
    });

    await test.step('publish it: it is at the top of the feed, and its draft is gone', async () => {
      await page.getByRole('button', { name: t('community.compose.publish') }).click();
      await app.expectPage(t('shell.tab.community'));
      await expect(page.getByRole('article').first()).toContainText(WRITTEN);
      const pictures = mine.locator('img[src^="/media/uploads/"]');
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all()) await isLoaded(picture);
      await app.open('/user/addynamic');
      await app.expectPage(t('community.write'));
      await expect(text).toHaveValue('');
      await app.open('/dynamic');
      await expect(mine).toHaveCount(1);
    });

    await test.step('view its pictures large, in the chosen order', async () => {
      await mine.getByRole('button', { name: `${t('community.media.enlarge')}: ${SLUICE_TEXT}` }).click();
      const viewer = page.getByRole('dialog', {
        name: t('community.media.pictures', { name: publicName(me.user.name) }),
      });
      await isLoaded(viewer.getByAltText(SLUICE_TEXT));
      await viewer.getByRole('button', { name: t('community.media.next') }).click();
      await isLoaded(viewer.getByAltText(JIG_TEXT));
      await page.goBack();
      await expect(viewer).toBeHidden();
      await app.expectPage(t('shell.tab.community'));
    });

    await test.step('reply to a comment, and delete the reply', async () => {
      const { data } = await neighbour.client.call(postList, { pageNum: 1, pageSize: 10 });
      const found = data.list.find(({ content }) => content.includes('Gold in the riffle'));
      await neighbour.client.call(addComment, {
        postId: found?.id ?? '',
        content: 'How deep?',
        intentId: crypto.randomUUID(),
      });
      await mine.getByRole('button', { name: t('community.comments.title') }).click();
      const comments = page.getByRole('dialog', { name: t('community.comments.title') });
      await expect(comments.getByText('How deep?')).toBeVisible();
      await comments
        .getByRole('button', {
          name: t('community.comments.replyTo', { name: publicName(neighbour.user.name) }),
        })
        .click();
      const field = comments.getByLabel(t('community.comments.label'));
      await expect(field).toBeFocused();
      await field.fill('Two metres.');
      await comments.getByRole('button', { name: t('community.comments.send') }).click();
      const answer = comments.getByRole('listitem').filter({ hasText: 'Two metres.' });
      await expect(answer).toContainText(
        t('community.comments.to', { name: publicName(neighbour.user.name) }),
      );
      await expect(answer).not.toHaveAttribute('aria-busy', 'true');
      await expect(field).toHaveValue('');

      const actions = await openActions(
        page,
        answer,
        t('community.comments.more', { name: publicName(me.user.name) }),
      );
      await actions.getByRole('button', { name: t('moderation.deleteComment') }).click();
      await confirmDeletion(page, texts, 'Comment');
      await expect(comments.getByText('How deep?')).toBeVisible();
      await expect(answer).toHaveCount(0);
      await comments.getByRole('button', { name: t('common.close') }).click();
    });

    await test.step('delete it: it does not come back', async () => {
      const actions = await openActions(page, mine, t('community.more', { name: publicName(me.user.name) }));
      await actions.getByRole('button', { name: t('moderation.deletePost') }).click();
      await confirmDeletion(page, texts, 'Post');
      await expect(mine).toHaveCount(0);
      await app.open('/dynamic');
      await app.expectPage(t('shell.tab.community'));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(mine).toHaveCount(0);
    });
  },
);

test(
  'after a post is reported and its author blocked, nothing of theirs is shown until they are unblocked',
  { tag: '@tab-extra' },
  async ({ app, page, panel, sandbox, texts }) => {
    test.slow();
    const { t } = texts;
    const author = await sandbox.newMember();
    const name = await post(author, 'Double your money by Friday');
    await post(author, 'A quiet morning');
    await app.arriveNew();
    const reported = postOf(page, 'Double your money by Friday');
    const other = postOf(page, 'A quiet morning');
    const more = t('community.more', { name });

    await test.step('report one: nothing is preselected, the next steps are explained, and it is hidden', async () => {
      await app.open('/dynamic');
      const actions = await openActions(page, reported, more);
      await actions.getByRole('button', { name: t('moderation.reportPost') }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(t('moderation.form.next'))).toBeVisible();
      await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
      await sheet.getByRole('button', { name: t('moderation.form.send') }).click();
      await expect(sheet.getByText(t('moderation.form.choose'))).toBeVisible();
      await sheet.getByLabel(t('moderation.form.promise')).check();
      await sheet.getByLabel(t('moderation.form.note')).fill('They ask for deposits.');
      await sheet.getByRole('button', { name: t('moderation.form.send') }).click();
      await expect(page.getByText(t('moderation.form.sent'))).toBeVisible();
      await expect(reported).toHaveCount(0);
    });

    await test.step('block the author from another post: it is hidden as well, also after a reload', async () => {
      const actions = await openActions(page, other, more);
      await actions.getByRole('button', { name: t('moderation.block', { name }) }).click();
      const question = page.getByRole('alertdialog', { name: t('moderation.blockAsk', { name }) });
      await question.getByRole('button', { name: t('moderation.block', { name }) }).click();
      await expect(page.getByText(t('moderation.blocked', { name }))).toBeVisible();
      await expect(other).toHaveCount(0);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.close') })
        .last()
        .click();
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(other).toHaveCount(0);
      await expect(reported).toHaveCount(0);
    });

    await test.step('the test panel lists the report, and a removed post is hidden from its author too', async () => {
      const drawer = await panel.open('inbox');
      const report = drawer.getByRole('listitem').filter({ hasText: 'Double your money by Friday' });
      await expect(report).toContainText('They ask for deposits.');
      await report.getByRole('button', { name: t('moderation.panel.remove') }).click();
      await expect(report).toContainText(t('moderation.panel.removed'));
      await panel.close();
      const { data } = await author.client.call(postList, { pageNum: 1, pageSize: 10 });
      const left = data.list.map(({ content }) => content);
      expect(left).toContain('A quiet morning');
      expect(left).not.toContain('Double your money by Friday');
    });

    await test.step('unblock them', async () => {
      await app.open('/user/avoided');
      await app.expectPage(t('moderation.list.title'));
      const unblock = page.getByRole('button', { name: t('moderation.list.unblockOf', { name }) });
      await unblock.click();
      await expect(unblock).toHaveCount(0);
      await app.open('/dynamic');
      await expect(other).toBeVisible();
      await expect(reported).toHaveCount(0);
    });
  },
);
