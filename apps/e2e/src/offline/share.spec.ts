import { expect, test } from '../support/harness.ts';

test.use({ serviceWorkers: 'allow' });

test('text and pictures shared from the phone wait in the composer, and nothing is published', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('shared')).keys()).map(({ url }) => url));
  await app.arriveNew();
  await app.open('/dynamic');
  await app.expectPage(t('shell.tab.community'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker controls a page that was loaded before it only after a reload.
  await app.open('/dynamic');
  await app.expectPage(t('shell.tab.community'));

  // Submit a form as a phone does for the manifest's `share_target`.
  await page.evaluate(async () => {
    const { share_target: target } = (await (await fetch('/manifest.webmanifest')).json()) as {
      share_target: {
        action: string;
        method: string;
        enctype: string;
        params: { text: string; files: { name: string }[] };
      };
    };
    const form = document.createElement('form');
    form.method = target.method;
    form.action = target.action;
    form.enctype = target.enctype;
    const picture = await (await fetch('/icon-192.png')).blob();
    const files = new DataTransfer();
    files.items.add(new File([picture], 'nugget größe.png', { type: picture.type }));
    files.items.add(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      name: target.params.files[0]?.name ?? '',
      multiple: true,
    });
    field.files = files.files;
    const text = Object.assign(document.createElement('textarea'), { name: target.params.text });
    text.value = 'What the sluice left';
    form.append(text, field);
    document.body.append(form);
    form.submit();
  });

  await expect(page).toHaveURL(/#\/user\/addynamic/);
  await app.expectPage(t('community.write'));
  const field = page.getByLabel(t('community.compose.label'));
  const add = page.getByRole('button', { name: t('compose.shared.add') });
  // Any site can submit such a form, so nothing is uploaded or written before a tap.
  await expect(add).toBeVisible();
  await expect(field).toHaveValue('');
  await add.click();
  await expect(field).toHaveValue('What the sluice left');
  await expect(
    page.getByRole('button', { name: t('pictures.remove', { name: 'nugget größe.png' }) }),
  ).toBeVisible();
  await expect(page.getByText(t('pictures.problem.notAPicture'))).toBeVisible();

  // What was shared is deleted once its pictures are uploaded, and a reload restores the draft as it does
  // typed text.
  await expect.poll(kept).toEqual([]);
  await page.reload();
  await expect(field).toHaveValue('What the sluice left');
  await expect(page.getByText('nugget größe.png', { exact: true })).toHaveCount(1);
  await expect(add).toHaveCount(0);
  await app.open('/dynamic');
  await app.expectPage(t('shell.tab.community'));
  await expect(page.getByText('What the sluice left')).toHaveCount(0);
});
