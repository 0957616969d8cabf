import type { InputOf } from '@paydirt/contract';
import { addPost, newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { communityRoutes } from '../../../routes/community.ts';
import { ComposeScreen } from './compose-screen.tsx';

const answered = new Map<string, (answer: ReturnType<typeof answers>) => void>();

const meta = {
  title: 'Screens/Compose',
  component: ComposeScreen,
  parameters: {
    app: {
      route: communityRoutes.community.href(),
      answers: [
        answers(postList, { total: 1, list: [aPost()] }),
        answers(newerPosts, { count: 0 }),
        {
          call: addPost,
          answer: (request) =>
            new Promise((resolve) => {
              const { content } = request.input as InputOf<typeof addPost>;
              answered.set(content, ({ answer }) => resolve(answer(request)));
            }),
        },
      ],
    } satisfies AppParameters,
  },
  ...appStory,
} satisfies Meta<typeof ComposeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TEXT = 'The sluice had a good week.';
const KEPT = 'A draft of mine';

/**
 * A form opened meanwhile is empty and takes another post. What is refused comes back as it was, beside what was
 * written since, and waits in the form where nothing was.
 */
export const WriteMeanwhile: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { navigation } = appOf(context).platform;
    const sent = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === addPost)
        .map(({ input }) => input as InputOf<typeof addPost>);
    const open = async () => userEvent.click(await canvas.findByRole('link', { name: t('community.write') }));
    const field = () => canvas.findByRole('textbox', { name: t('community.compose.label') });
    const send = async (text: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t('community.compose.publish') }));
      await canvas.findByText(text, { selector: 'article *' });
      await waitFor(() => expect(answered.has(text)).toBe(true));
    };
    const answer = (text: string, by: ReturnType<typeof answers>) => {
      answered.get(text)?.(by);
      answered.delete(text);
    };
    await open();
    await userEvent.type(await field(), TEXT);
    await send(TEXT);
    await open();
    await expect(await field()).toHaveValue('');
    await expect(
      await canvas.findByText(t('community.sending'), { selector: '[role=status]' }),
    ).toBeVisible();
    await userEvent.type(await field(), KEPT);
    answer(TEXT, refuses(addPost, 'too_many_requests'));
    await waitFor(() => expect(canvas.queryByText(t('community.sending'))).toBeNull());
    await expect(await field()).toHaveValue(KEPT);
    navigation.back(communityRoutes.community.href());
    await userEvent.click(await canvas.findByRole('link', { name: t('common.retry') }));
    await expect(await field()).toHaveValue(TEXT);
    await send(TEXT);
    await open();
    await expect(await field()).toHaveValue(KEPT);
    await send(KEPT);
    answer(KEPT, refuses(addPost, 'too_many_requests'));
    answer(TEXT, answers(addPost, aPost()));
    await canvas.findByRole('link', { name: t('common.retry') });
    await open();
    await expect(await field()).toHaveValue(KEPT);
    await expect(sent().map(({ content }) => content)).toEqual([TEXT, TEXT, KEPT]);
    const [first, again, other] = sent().map(({ intentId }) => intentId);
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};
