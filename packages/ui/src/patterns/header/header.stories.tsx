import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HeaderMenu } from '../header-menu/header-menu.tsx';
import { IconButton, IconLink } from '../../primitives/icon-button/icon-button.tsx';
import { Illustration } from '../../foundations/illustration/index.ts';
import { Header } from './header.tsx';

const backIn = ({ t }: StoryLanguage) => <IconLink href="#/projects" icon="back" label={t('common.back')} />;

/** Observers report in the next frame, which is late on a busy machine. */
const patiently = { timeout: 10_000 };

/** Enough to scroll. */
function Lines() {
  const { t } = spoken();
  return (
    <div className="flex flex-col gap-3 p-4">
      {Array.from({ length: 24 }, (_, line) => (
        <p key={line}>
          {line % 2 === 0 ? t('products.pattern.stepCount') : t('products.pattern.stepProRata')}
        </p>
      ))}
    </div>
  );
}

function OverPicture({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <div className="grid h-72 place-items-center bg-wash">
        <Illustration src="/media/products/trommel.svg" className="w-56 max-w-full" />
      </div>
      <Lines />
    </div>
  );
}

const meta = {
  title: 'Patterns/Header',
  tags: ['autodocs'],
  component: Header,
  args: inLanguage(({ t }) => ({ title: t('shell.title.records') })),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen of a tab: the title is large. */
export const TabScreen: Story = {
  name: 'Breadcrumb or app bar, on a tab',
  args: inLanguage(({ t }) => ({
    title: t('home.greeting', { name: 'Mara' }),
    actions: (
      <IconLink
        href="#/message"
        icon="bell"
        surface="raised"
        label={t('shell.unread', { count: 3 })}
        count={3}
      />
    ),
  })),
};

/** Scrolled, a tab's title becomes as small as the others', above a hairline; at the top it is large again. */
export const Collapsing: Story = {
  tags: ['visual', 'reduced-motion'],
  args: TabScreen.args!,
  render: (args) => (
    <div className="relative">
      <Header {...args} />
      <Lines />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const title = canvas.getByRole('heading', { level: 1 });
    const large = title.getBoundingClientRect().height;
    const below = header.nextElementSibling as HTMLElement;
    const top = below.offsetTop;
    window.scrollTo({ top: 300 });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'), patiently);
    await waitFor(() => expect(title.getBoundingClientRect().height).toBeLessThan(large * 0.9), patiently);
    await expect(below.offsetTop).toBe(top);
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(title.getBoundingClientRect().height).toBeCloseTo(large, 0), patiently);
    window.scrollTo({ top: 300 });
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'), patiently);
  },
};

export const Deeper: Story = {
  args: inLanguage((language) => ({
    start: backIn(language),
    actions: <IconButton icon="download" label={language.t('records.export')} />,
  })),
};

/** Tab order is start, actions; each is 44 px in both dimensions. */
export const TwoActions: Story = {
  tags: ['visual', 'right-to-left'],
  args: {
    title: 'Trommel TR-4',
    ...inLanguage((language) => ({
      start: backIn(language),
      actions: (
        <>
          <IconButton icon="share" label={language.t('team.share')} />
          <IconButton icon="more" label={language.t('shell.menu')} />
        </>
      ),
    })),
  },
  play: async ({ canvas }) => {
    for (const action of [canvas.getByRole('link'), ...canvas.getAllByRole('button')]) {
      await userEvent.tab();
      await expect(action).toHaveFocus();
      const { width, height } = action.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The bottom menu contains the actions that the header has no room for, and returns focus. */
export const BottomMenu: Story = {
  args: inLanguage((language) => ({ start: backIn(language) })),
  render: function Render(args) {
    const { t } = spoken();
    const [open, setOpen] = useState(false);
    return (
      <div className="min-h-dvh">
        <Header
          {...args}
          actions={
            <IconButton
              icon="more"
              label={t('shell.menu')}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            />
          }
        />
        <HeaderMenu
          open={open}
          onOpenChange={setOpen}
          title={t('shell.menu')}
          closeLabel={t('common.close')}
          entries={[
            { href: '#/user/pdf', label: t('records.toDocuments'), icon: 'book' },
            { href: '#/index', label: t('shell.tab.home'), icon: 'home' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const name = spoken().t('shell.menu');
    const opener = canvas.getByRole('button', { name });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name });
  },
};

/** Clear over a picture, solid once the picture is scrolled away; the title fades in with it. */
export const Fading: Story = {
  args: {
    title: 'Trommel TR-4',
    surface: 'fading',
    ...inLanguage((language) => ({
      start: backIn(language),
      actions: <IconButton icon="more" label={language.t('shell.menu')} />,
    })),
  },
  render: (args) => (
    <OverPicture>
      <Header {...args} />
    </OverPicture>
  ),
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-state', 'clear');
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'solid'), patiently);
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'clear'), patiently);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: spoken().t('common.back') })).toHaveFocus();
  },
};

/**
 * At the largest text it has the same height while its title is hidden, so that nothing moves when it appears. Its
 * buttons are in one line, above the title.
 */
export const FadingLargeText: Story = {
  ...Fading,
  globals: { textSize: '200', locale: 'de-DE' },
  args: { ...Fading.args, title: 'Waschtrommel TR-4' },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-state', 'clear');
    const { height } = header.getBoundingClientRect();
    const { t } = spoken();
    const [back, menu] = [
      canvas.getByRole('link', { name: t('common.back') }),
      canvas.getByRole('button', { name: t('shell.menu') }),
    ];
    await expect(menu.getBoundingClientRect().top).toBe(back.getBoundingClientRect().top);
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'solid'), patiently);
    await expect(header.getBoundingClientRect().height).toBe(height);
  },
};

/** `Fading` after the picture was scrolled away. */
export const FadedIn: Story = {
  ...Fading,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-state', 'solid'), patiently);
  },
};

/** Always clear, over a page that is all picture. */
export const Transparent: Story = {
  args: {
    surface: 'transparent',
    ...inLanguage((language) => ({ title: language.t('shell.title.invitation'), start: backIn(language) })),
  },
  render: (args) => (
    <div className="relative">
      <Header {...args} />
      <div className="grid h-80 place-items-center bg-gold-wash">
        <Illustration src="/media/products/bucket-line-dredge.svg" className="w-72 max-w-full" />
      </div>
    </div>
  ),
};

/** The bar grows with its title; nothing is cut off. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { ...Deeper.args, title: 'Einzahlungs- und Auszahlungsnachweise' },
};

export const LargeText: Story = {
  globals: { textSize: '200', locale: 'ta-IN' },
  args: inLanguage((language) => ({ title: language.t('home.money'), start: backIn(language) })),
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { ...TwoActions.args, title: LONG_WORD },
  play: holdsLongWords,
};
