import { aUser } from '@paydirt/contract/account/session.examples';
import { shareInfo } from '@paydirt/contract/community/team';
import { aShare } from '@paydirt/contract/community/team.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory, type Canvas, messagesOf } from '../../../story-app.fixture.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';
import { teamRoutes } from '../../../routes/team.ts';

const { inviteCode } = aShare();
const loaded = {
  route: teamRoutes.invitation.href(),
  answers: [answers(shareInfo, aShare())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Invitation',
  component: InvitationScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof InvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Link, code, QR code, picture and share targets; the text to send is shown word for word (H16). */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('img', { name: t('team.invitation.qr') })).toBeVisible();
    await expect(
      canvas.getByText(plainSpaces(t('team.shareText', { code: inviteCode }))),
    ).toBeInTheDocument();
    for (const name of ['YouTube', 'Facebook', 'WhatsApp', 'Telegram']) {
      const link = canvas.getByRole('link', { name: new RegExp(name) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toMatch(/noopener/);
      await expect(link.getAttribute('href')).toMatch(/^https:/);
    }
  },
};

/** Share by a system sheet that ends with the given `outcome`. */
async function shareWith(canvas: Canvas, outcome: DOMException | undefined) {
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = fn(async () => {
    if (outcome !== undefined) throw outcome;
  });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await userEvent.click(await canvas.findByRole('button', { name: spoken().t('team.share') }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  return written;
}

const withSystemSheet: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'share');
    Object.defineProperty(navigator, 'share', { configurable: true, value: fn() });
    return () => {
      if (before === undefined) Reflect.deleteProperty(navigator, 'share');
      else Object.defineProperty(navigator, 'share', before);
    };
  },
};

/** Where the sheet of the system does not open, the text is copied, and a message says so. */
export const SystemDoesNotShare: Story = {
  ...withSystemSheet,
  play: async ({ canvas }) => {
    const { t } = spoken();
    const written = await shareWith(canvas, new DOMException('no', 'NotAllowedError'));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith(
        expect.stringContaining(t('team.shareText', { code: inviteCode })),
      ),
    );
    await expect(await canvas.findByText(t('common.copied'))).toBeInTheDocument();
  },
};

/** Closing it is a decision not to share. */
export const SystemSheetClosed: Story = {
  ...withSystemSheet,
  play: async ({ canvas }) => {
    const written = await shareWith(canvas, new DOMException('closed', 'AbortError'));
    await expect(written).not.toHaveBeenCalled();
    await expect(messagesOf(canvas)).toBe('');
  },
};

/** A text that the browser does not copy for a site is said where it was asked for. */
export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    const youTube = await canvas.findByRole('link', { name: /YouTube/ });
    youTube.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(youTube);
    await expect(await canvas.findByText(t('common.copyFailed'))).toBeVisible();
    await expect(messagesOf(canvas)).toBe('');
  },
};

/** The picture is drawn on the device, and saved under a name that says what it is. */
export const PictureSaved: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const save = await canvas.findByRole('button', { name: t('rewards.poster.save') });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    const saved = t('team.invitation.saved', { name: `paydirt-${inviteCode}.png` });
    await expect(await canvas.findByText(saved)).toBeInTheDocument();
  },
};

/** A member without a name passes on no phone number with the picture. */
export const Unnamed: Story = {
  parameters: {
    app: {
      ...loaded,
      session: aUser({ name: '+2348012345678', phone: '+2348012345678' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const save = await canvas.findByRole('button', { name: t('rewards.poster.save') });
    await waitFor(() => expect(save).toBeEnabled());
    await expect(canvasElement).not.toHaveTextContent('8012345678');
  },
};

/** A member who follows their own link is told that it is for others. */
export const OwnLink: Story = {
  parameters: {
    app: {
      ...loaded,
      route: accessRoutes.register.href({ code: inviteCode.toLowerCase() }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('team.invitation.ownLink'))).toBeVisible();
  },
};

/** And a member who follows another's link, that it changes nothing. */
export const AnothersLink: Story = {
  parameters: {
    app: { ...loaded, route: accessRoutes.registerByEmail.href({ code: 'JONAS77' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('team.invitation.memberLink'))).toBeVisible();
  },
};

const states = standardStates(loaded, [shareInfo], {
  kept: [{ call: shareInfo, input: {}, value: aShare() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** Without a network, cached data are shown with their age, and can be copied and saved. */
export const Offline: Story = states.offline;
