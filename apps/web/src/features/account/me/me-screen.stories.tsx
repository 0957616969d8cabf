import { aUser } from '@paydirt/contract/account/session.examples';
import { voidIntent } from '@paydirt/contract/account/intent';
import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { logout } from '@paydirt/contract/account/session';
import { addComment } from '@paydirt/contract/community/comments';
import { aComment } from '@paydirt/contract/community/comments.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { createOrder } from '@paydirt/contract/goods/orders';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { memberKey, POST_DRAFT, storedValueOf } from '../../../platform/storage/stored-value.ts';
import { storedIntent } from '../../../stored-intent.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { MeScreen } from './me-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { homeRoutes } from '../../../routes/home.ts';

const member = {
  route: accountRoutes.me.href(),
  answers: [answers(balance, aBalance())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Me',
  component: MeScreen,
  parameters: { app: member },
  ...appStory,
} satisfies Meta<typeof MeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member, their balance, and links to everything else. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText('Mara Iyer')).toBeVisible();
    await expect(canvas.getByText(plainSpaces(t('me.level', { level: '2', name: 'Panner' })))).toBeVisible();
    await expect(await canvas.findByText(t('me.available'))).toBeVisible();
    await expect(
      within(canvas.getByRole('navigation', { name: t('shell.tabs') })).getByRole('link', {
        name: (name) => name.includes(t('shell.unread', { count: 3 })),
      }),
    ).toHaveAttribute('aria-current', 'page');
    for (const group of ['me.group.money', 'me.group.messages', 'me.group.account'] as const)
      await expect(canvas.getByRole('heading', { name: t(group) })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('listitem').length).toBeLessThanOrEqual(12);
    // Withdrawing is as easy as topping up: both links are side by side and equally large (H8).
    const [topUp, withdraw] = [t('me.recharge'), t('me.withdraw')].map((name) =>
      main.getByRole('link', { name }).getBoundingClientRect(),
    );
    const measured = (box: DOMRect | undefined) => [box?.top, box?.width, box?.height];
    await expect(measured(withdraw)).toEqual(measured(topUp));
  },
};

/** A level with a frame draws it around the picture, and its word is the level's. */
export const FramedByLevel: Story = {
  parameters: {
    app: {
      ...member,
      session: aUser({ markBackgroundUrl: '/media/levels/2.svg', markText: 'Panner' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByText(plainSpaces(t('me.level', { level: '2', name: 'Panner' }))),
    ).toBeVisible();
    const frame = canvas.getByRole('main').querySelector<HTMLImageElement>('img[src="/media/levels/2.svg"]');
    await waitFor(() => expect(frame?.naturalWidth).toBeGreaterThan(0));
  },
};

const states = standardStates(member, [balance], {
  kept: [{ call: balance, input: {}, value: aBalance({ available: '901.25' }) }],
});

/** The balance is loading; the member is known. */
export const Loading: Story = {
  ...states.loading,
  play: async (context) => {
    await states.loading.play(context);
    await expect(context.canvas.getByText('Mara Iyer')).toBeVisible();
  },
};

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByText(plainSpaces(spoken().amount('901.25')))).toBeVisible();
  },
};

const changed = { ...aBalance(), available: { amount: '901.25' } };
const ofAnotherShape = standardStates(member, [balance], {
  kept: [{ call: balance, input: {}, value: changed }],
});

/** A cached answer in an outdated shape is ignored. */
export const KeptInAnotherShape: Story = {
  ...ofAnotherShape.offline,
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: t('common.loadFailed') })).toBeVisible();
    await expect(canvas.queryByText(/901/)).toBeNull();
  },
};

/** The member hid the amounts on this device. */
export const AmountsHidden: Story = {
  parameters: { app: { ...member, stored: { 'paydirt.amountsHidden': 'true' } } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('me.amountHidden'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('me.showAmounts') }));
    await expect(canvas.queryByText(t('me.amountHidden'))).toBeNull();
  },
};

/** Logging out asks first, and then forgets the member. */
export const LogsOut: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, answers(logout, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('me.logOut') }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: t('me.confirmLogOut') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('me.logOut') }));
    await expect(
      await canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    const { platform } = appOf(context);
    await expect(platform.local.getItem('paydirt.user')).toBeNull();
    await expect(platform.navigation.entry().search).toBe('to=%2Fmine');
  },
};

const draft = (name: string, values: object) => ({
  [memberKey(aUser().userId, name)]: JSON.stringify(values),
});

/** Posts, feedback and a question wait to be sent: each row leads to where that is done. A draft without text does not count. */
export const Unsent: Story = {
  parameters: {
    app: {
      ...member,
      stored: {
        ...draft(POST_DRAFT, { text: 'Gold in the morning\nand in the evening' }),
        ...draft(`${POST_DRAFT}:i-1`, { text: 'A nugget' }),
        ...draft('draft.feedback', { comments: 'The pan wobbles', phone: '' }),
        ...draft('draft.chat', { question: 'When does it end?' }),
      },
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: t('me.unsent') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gold in the morning' })).toHaveAttribute(
      'href',
      '#/user/addynamic',
    );
    await expect(canvas.getByRole('link', { name: 'A nugget' })).toHaveAttribute(
      'href',
      '#/user/addynamic?draft=%3Ai-1',
    );
    await expect(canvas.getByRole('link', { name: 'The pan wobbles' })).toHaveAttribute(
      'href',
      '#/user/feedback',
    );
    await expect(canvas.getByRole('link', { name: 'When does it end?' })).toHaveAttribute(
      'href',
      '#/help/chat',
    );
    // The post was being sent when the page opened; its draft is removed when the answer arrives.
    storedValueOf(`${POST_DRAFT}:i-1`, { ...appOf(context).platform, userId: aUser().userId }).remove();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'A nugget' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Gold in the morning' })).toBeVisible();
  },
};

const COMMENT = 'Mine ran all week';

/** A comment waits where its post may be gone: it is sent from here by a tap, and leaves the list. */
export const UnsentComment: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(addComment, aComment({ content: COMMENT }))],
      stored: draft('draft.comment:pst_1', { text: COMMENT, replyName: 'Jonas', replyId: 'cmt_1' }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: COMMENT }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('me.unsent') }));
    const field = await sheet.findByRole('textbox', { name: t('community.comments.label') });
    await expect(field).toHaveValue(COMMENT);
    await expect(field).toHaveAccessibleDescription(t('community.comments.replyingTo', { name: 'Jonas' }));
    await userEvent.type(field, '!');
    await userEvent.click(sheet.getByRole('button', { name: t('community.comments.send') }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: t('me.unsent') })).toBeNull());
    const [sent] = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === addComment.path);
    await expect(sent?.input).toMatchObject({ postId: 'pst_1', content: `${COMMENT}!`, commentId: 'cmt_1' });
  },
};

/** Its post was deleted meanwhile: the text is kept until it is discarded. */
export const UnsentCommentOfNothing: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(addComment, 'not_found')],
      stored: draft('draft.comment:pst_1', { text: COMMENT }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: COMMENT }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('me.unsent') }));
    await userEvent.click(await sheet.findByRole('button', { name: t('community.comments.send') }));
    await expect(await sheet.findByText(t('community.comments.gone'))).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveValue(COMMENT);
    await userEvent.click(sheet.getByRole('button', { name: t('compose.discard') }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: t('compose.discard') }),
    );
    await userEvent.click(question.getByRole('button', { name: t('compose.discard') }));
    await waitFor(() => expect(canvas.queryByText(t('me.unsent'))).toBeNull());
    // The row that opened the sheet is gone, so the page receives the focus.
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus());
  },
};

/** A request of this member that has no answer yet. */
const NOTHING_YET = answers(intentOutcome, { earlier: null, time: null });
const UNANSWERED = storedIntent('lease:pan', createOrder, catalogueRoutes.product.path, { productId: 'pan' });

async function forget(canvasElement: HTMLElement, text: string) {
  const { t } = spoken();
  const body = within(document.body);
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('me.forget') }));
  await expect(await body.findByText(text)).toBeVisible();
  const dialog = within(await body.findByRole('alertdialog', { name: t('me.confirmLogOut') }));
  await userEvent.click(dialog.getByRole('button', { name: t('me.forget') }));
}

const isForgotten = ({ local }: ReturnType<typeof appOf>['platform']) =>
  Array.from({ length: local.length }, (_, index) => local.key(index)).every(
    (key) => !/user|token|phone|own\./.test(key ?? ''),
  );

/** On a borrowed device nothing is left behind: a request without an answer is given up first. */
export const ForgetsTheDevice: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(logout, null), NOTHING_YET, answers(voidIntent, { voided: true })],
      stored: UNANSWERED,
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await forget(context.canvasElement, t('me.forgetText'));
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    const { platform, services } = appOf(context);
    await expect(isForgotten(platform)).toBe(true);
    const given = services.requests().find(({ call }) => call === voidIntent);
    await expect(given?.input).toEqual({ call: 'goods/mine/order/create', key: 'k-1' });
  },
};

/** A request that could not be given up may still be done: the screen says so, and keeps it. */
export const ForgetsWhatMayStillBeDone: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(logout, null), NOTHING_YET, cannotReach(voidIntent)],
      stored: UNANSWERED,
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform } = appOf(context);
    await forget(context.canvasElement, t('me.forgetText'));
    const body = within(document.body);
    await expect(await body.findByText(t('me.forgetUnanswered'))).toBeVisible();
    await expect(isForgotten(platform)).toBe(false);
    const dialog = within(await body.findByRole('alertdialog', { name: t('me.confirmLogOut') }));
    const again = dialog.getByRole('button', { name: t('me.forget') });
    // The button ignores a second click within a second (PRODUCT 10), so click until one counts.
    await waitFor(
      async () => {
        if (again.isConnected) await userEvent.click(again);
        await expect(isForgotten(platform)).toBe(true);
      },
      { timeout: 10_000, interval: 300 },
    );
  },
};

/** Back closes the question and nothing else. */
export const BackClosesTheQuestion: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: t('me.logOut') }));
    await expect(await body.findByRole('alertdialog')).toBeVisible();
    const { platform } = appOf(context);
    platform.navigation.back(homeRoutes.home.href());
    await expect(await canvas.findByRole('button', { name: t('me.logOut') })).toBeVisible();
    await expect(platform.navigation.entry()).toMatchObject({ path: '/mine', sheets: [] });
    await expect(platform.session.token()).not.toBeNull();
  },
};

/** The largest text, in German: everything is there, and nothing is cut. */
export const LargeGermanText: Story = {
  parameters: {
    app: { ...member, locale: 'de-DE', stored: { 'paydirt.textSize': '200' } } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mara Iyer')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
