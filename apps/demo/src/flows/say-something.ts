import { addPost } from '@paydirt/contract/community/posts';
import { pictureFile } from '@paydirt/testkit/picture-files';

import type { Flow, Visit } from './flow.ts';
import { logInAs, visit } from './visits.ts';

const WRITTEN = 'Two pans before breakfast, and the riffle shows colour.';
const PICTURE = 'gold-pan.png';
const SUSPECT = 'Double your money by Friday';

/** Write a post behind the app's back, as another ready-made member; answers the name that others read. */
async function postAsAnother({ sandbox }: Visit, content: string): Promise<string> {
  const { token } = await sandbox.signIn(await sandbox.member('high_level'));
  const { data } = await sandbox.client(token).call(addPost, { content, intentId: crypto.randomUUID() });
  return data.username;
}

/** Look at the feed again, which has the post of a text, or offers it. */
async function readFeed(here: Visit, text: string): Promise<void> {
  const { t } = here.texts;
  await visit(here, '/mine', t('shell.tab.me'));
  await visit(here, '/dynamic', t('shell.tab.community'));
  const offered = here.screen.getByRole('button', { name: t('community.newer', { count: 1 }) });
  const post = here.screen.getByRole('article').filter({ hasText: text });
  await offered.or(post).first().waitFor();
  if (!(await post.isVisible())) await offered.click();
}

/** Open what can be done with the post of a text. */
async function openActions({ screen, texts }: Visit, text: string, name: string) {
  const more = texts.t('community.more', { name });
  await screen
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('button', { name: more, exact: true })
    .click();
  return screen.getByRole('dialog', { name: more, exact: true });
}

/** What one writes and answers, and whom one need not read any more. */
export const saySomething: Flow = {
  async Write(here) {
    const { screen, texts } = here;
    const { t } = texts;
    await logInAs(here, 'with_leases');
    await visit(here, '/dynamic', t('shell.tab.community'));
    await screen.getByRole('link', { name: t('community.write'), exact: true }).click();
    await screen.getByRole('heading', { name: t('community.write') }).waitFor();
    await screen.getByLabel(t('community.compose.label')).fill(WRITTEN);
    await screen.getByRole('button', { name: t('compose.pictures'), exact: true }).click();
    await screen.locator('input[type=file]').upload(await pictureFile(PICTURE));
    await screen.getByLabel(t('compose.pictureText', { name: PICTURE })).fill('A gold pan');
  },
  async Publish({ screen, texts }) {
    await screen.getByRole('button', { name: texts.t('community.compose.publish') }).click();
    await screen.getByRole('article').filter({ hasText: WRITTEN }).waitFor();
  },
  async Comment({ screen, texts }) {
    const { t } = texts;
    await screen
      .getByRole('article')
      .filter({ hasText: WRITTEN })
      .getByRole('button', { name: t('community.comments.title') })
      .click();
    const comments = screen.getByRole('dialog', { name: t('community.comments.title') });
    await comments.getByLabel(t('community.comments.label')).fill('At the second bend.');
    await comments.getByRole('button', { name: t('community.comments.send') }).click();
    await comments.getByRole('listitem').filter({ hasText: 'At the second bend.' }).waitFor();
  },
  async Report(here) {
    const { screen, texts } = here;
    const { t } = texts;
    const name = await postAsAnother(here, SUSPECT);
    const comments = screen.getByRole('dialog', { name: t('community.comments.title') });
    await comments.getByRole('button', { name: t('common.close'), exact: true }).click();
    await comments.waitFor({ state: 'hidden' });
    await readFeed(here, SUSPECT);
    const actions = await openActions(here, SUSPECT, name);
    await actions.getByRole('button', { name: t('moderation.reportPost') }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabel(t('moderation.form.promise')).check();
    await sheet.getByLabel(t('moderation.form.note')).fill('They ask for deposits.');
    await sheet.getByRole('button', { name: t('moderation.form.send') }).click();
    await screen.getByText(t('moderation.form.sent')).first().waitFor();
  },
  async Block(here) {
    const { screen, texts } = here;
    const { t } = texts;
    const name = await postAsAnother(here, 'A quiet morning');
    await readFeed(here, 'A quiet morning');
    const actions = await openActions(here, 'A quiet morning', name);
    await actions.getByRole('button', { name: t('moderation.block', { name }) }).click();
    const question = screen.getByRole('alertdialog', { name: t('moderation.blockAsk', { name }) });
    await question.getByRole('button', { name: t('moderation.block', { name }) }).click();
    await screen.getByText(t('moderation.blocked', { name })).first().waitFor();
  },
};
