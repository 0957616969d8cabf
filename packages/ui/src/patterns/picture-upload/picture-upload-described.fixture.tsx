import { pictureFile } from '@paydirt/testkit/picture-files';
import { expect, userEvent } from 'storybook/test';
import { onValueChange, type Play } from './picture-upload-stages.fixture.tsx';

/** Describe the first of three, and sort them by keys, by a button and by dragging. */
export const describesAndSorts: Play = async ({ args: { labels, order, texts }, canvas }) => {
  const names = ['gold-pan.png', 'sluice-box.png', 'stamp-mill.png'];
  // In sequence, because pictures become ready in any order.
  for (const name of names) {
    await userEvent.upload(canvas.getByLabelText(labels.add), await pictureFile(name));
    await canvas.findByRole('button', { name: labels.remove(name) });
  }
  const places = () => onValueChange.mock.lastCall![0].map(({ name }) => names.indexOf(name));
  const handle = (index: number, place: number) =>
    canvas.getByRole('button', { name: order!.handle(names[index]!, place, 3) });

  await userEvent.type(canvas.getByRole('textbox', { name: texts!.label(names[0]!) }), 'A pan');
  await expect(onValueChange.mock.lastCall![0][0]).toMatchObject({ name: names[0], text: 'A pan' });

  handle(0, 1).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(places()).toEqual([1, 0, 2]);
  await expect(handle(0, 2)).toHaveFocus();
  await expect(canvas.getByText(order!.moved(names[0]!, 2, 3))).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect(places()).toEqual([1, 2, 0]);

  await userEvent.click(canvas.getByRole('button', { name: order!.up(names[2]!) }));
  await expect(places()).toEqual([2, 1, 0]);

  const first = handle(2, 1).closest('li')!.getBoundingClientRect();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle(0, 3) },
    { target: document.body, coords: { clientX: first.x + 8, clientY: first.y + 8 } },
    { keys: '[/MouseLeft]' },
  ]);
  await expect(places()).toEqual([0, 2, 1]);
  await expect(onValueChange.mock.lastCall![0][0]).toMatchObject({ text: 'A pan' });
};
