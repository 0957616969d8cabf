import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InvitePoster } from './index.ts';

const onSave = fn<(picture: Blob) => void>();

const meta = {
  title: 'Product/InvitePoster',
  tags: ['autodocs'],
  component: InvitePoster,
  args: {
    code: 'MARA2418',
    url: 'https://paydirt.example/#/user/login/register?code=MARA2418',
    onSave,
    ...inLanguage(({ t }) => ({
      title: t('rewards.poster.title'),
      text: t('rewards.poster.text', { name: 'Mara' }),
      codeLabel: t('rewards.poster.code'),
      playMoney: t('shell.ribbon'),
      label: t('rewards.poster.label', { code: 'MARA2418' }),
      saveLabel: t('rewards.poster.save'),
      failedText: t('rewards.poster.failed'),
    })),
  },
  beforeEach: () => {
    onSave.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvitePoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The preview is the file that is saved, as a PNG. */
export const Saved: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    const button = canvas.getByRole('button', { name: args.saveLabel });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const picture = onSave.mock.lastCall?.[0];
    await expect(picture?.type).toBe('image/png');
    const bitmap = await createImageBitmap(picture!);
    await expect([bitmap.width, bitmap.height]).toEqual([1080, 1350]);
  },
};

async function drawn(canvas: { getByRole: (role: string) => HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('button')).toBeEnabled());
}

/** Light in the dark theme too, because it is shown elsewhere. */
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    const [red = 0] = picture.getContext('2d')!.getImageData(8, 1340, 1, 1).data;
    await expect(red).toBeGreaterThan(240);
  },
};

/** Wrapped and made smaller, but complete. */
export const LongName: Story = {
  args: {
    title: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch lädt ein',
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenbesitzerin lädt Sie zu einer Probe mit Spielgeld ein.',
    codeLabel: 'Ihr persönlicher Einladungscode',
    code: 'HOHENSTAUFEN2026GARMISCH',
  },
  play: ({ canvas }) => drawn(canvas),
};

/** More room between lines, and the script's own typeface. */
export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  play: ({ canvas }) => drawn(canvas),
};

/** Markup is drawn as it was written. */
export const Markup: Story = {
  args: { title: '<b onclick=alert(1)>Bold</b>' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** The browser creates no picture, as when memory runs out. */
export const Failed: Story = {
  beforeEach() {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  },
  play: async ({ args, canvas }) => {
    await drawn(canvas);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.failedText);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, play: ({ canvas }) => drawn(canvas) };
