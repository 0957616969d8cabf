import { addPost } from '@paydirt/contract/community/posts';
import { pictureFile } from '@paydirt/testkit/picture-files';

import type { Flow, Visit } from './flow.ts';
import { patternOf } from '../../../e2e/src/support/text-patterns.ts';
import { logInAs, visit } from './visits.ts';

const WRITTEN = 'Two pans before breakfast, and the riffle shows colour.';
const SUSPECT = 'Double your money by Friday';
const MORNING = 'A quiet morning';
const PICTURE = 'gold-pan.png';

/** Write a post as another ready-made member. */
async function postAsAnother({ sandbox }: Visit, content: string): Promise<void> {
  const { token } = await sandbox.signIn(await sandbox.member('high_level'));
  await sandbox.client(token).call(addPost, { content, intentId: crypto.randomUUID() });
}

/** Open what can be done with the post of a text. */
async function openActions({ screen, texts }: Visit, text: string) {
  const name = patternOf(texts.t('community.more', { name: '…' }));
  await screen.getByRole('article').filter({ hasText: text }).getByRole('button', { name }).click();
  return screen.getByRole('dialog', { name });
}

/** Posting, commenting, and blocking an author. */
export const saySomething: Flow = {
  async Write(here) {
    const { screen, texts } = here;
    const { t } = texts;
    await postAsAnother(here, SUSPECT);
    await postAsAnother(here, MORNING);
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
    const comments = screen.getByRole('dialog', { name: t('community.comments.title') });
    await comments.getByRole('button', { name: t('common.close'), exact: true }).click();
    await comments.waitFor({ state: 'hidden' });
    const actions = await openActions(here, SUSPECT);
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
    const actions = await openActions(here, MORNING);
    const block = patternOf(t('moderation.block', { name: '…' }));
    await actions.getByRole('button', { name: block }).click();
    const question = screen.getByRole('alertdialog', {
      name: patternOf(t('moderation.blockAsk', { name: '…' })),
    });
    await question.getByRole('button', { name: block }).click();
    await screen
      .getByText(patternOf(t('moderation.blocked', { name: '…' })))
      .first()
      .waitFor();
  },
};
