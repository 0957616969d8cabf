import { scrollNotices } from '@paydirt/contract/messages/announcements';
import { aNotice } from '@paydirt/contract/messages/announcements.examples';
import { markMessagesRead } from '@paydirt/contract/messages/messages';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { NoticesScreen } from './notices-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const loaded = {
  route: homeRoutes.notices.href(),
  answers: [answers(scrollNotices, [aNotice(), aNotice({ id: 'ntc_2', title: 'All of it is play money' })])],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Notices',
  component: NoticesScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All notices, newest first. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 });
    await expect(titles.map((title) => title.textContent)).toEqual([
      aNotice().title,
      'All of it is play money',
    ]);
  },
};

/** The notice that the address names is shown alone, with a link to all. */
export const One: Story = {
  tags: ['visual'],
  parameters: { app: { ...loaded, route: homeRoutes.notices.href({ id: 'ntc_2' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: 'All of it is play money' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: t('home.allNotices') }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  },
};

/** A notice that is gone leaves the others to be read. */
export const Gone: Story = {
  parameters: { app: { ...loaded, route: homeRoutes.notices.href({ id: 'ntc_0' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** A notice that was seen to its end is marked as read, and no other message of the channel. */
export const Seen: Story = {
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'All of it is play money' });
    const marked = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === markMessagesRead.path)
        .at(-1)
        ?.input.ids?.split(',') ?? [];
    await waitFor(() => expect(new Set(marked())).toEqual(new Set(['notice.ntc_1', 'notice.ntc_2'])));
  },
};

const states = standardStates(loaded, [scrollNotices], {
  kept: [{ call: scrollNotices, input: {}, value: [aNotice()] }],
});

export const Loading: Story = states.loading;

let answered = Promise.withResolvers<void>();

/** The first title appears where its placeholder was. */
export const PlaceHeld: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        {
          call: scrollNotices,
          answer: async (request) => {
            await answered.promise;
            return answers(scrollNotices, [aNotice()]).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const loading = (await canvas.findByText(spoken().t('common.loading'))).closest('[role=status]');
    const held = loading
      ?.querySelector('[aria-hidden] > div > div > :first-child')
      ?.getBoundingClientRect().top;
    answered.resolve();
    const title = await canvas.findByRole('heading', { name: aNotice().title, level: 2 });
    await expect(title.getBoundingClientRect().top).toBeCloseTo(held ?? 0, 0);
  },
};

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(scrollNotices, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('home.noticesEmpty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home.allNews') })).toHaveAttribute('href', '#/news');
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
