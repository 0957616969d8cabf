import { checkText, CONSTANTS, isLongerThan, readVideoLink } from '@paydirt/domain';
import { PostComposer, type PostDraft } from '@paydirt/ui/post-composer';
import { useRef, useState } from 'react';

import { type Publication, useNotPublishedText, usePublish, usePublishing } from '../data/publish.ts';
import { usePictureField } from '../../../forms/picture/use-picture-field.ts';
import { useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { useNavigation, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { SHARED } from '../../../platform/offline/shared-parameter.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { useOpenedDraft, usePostDraft } from './use-post-draft.ts';

// Below the text or seldom needed, so a chunk of their own; preloaded, so that they work offline.
const DraftActions = part([], async () => (await import('./draft-actions.tsx')).DraftActions, {
  preload: true,
});
const DraftNotices = part([], async () => (await import('./draft-notices.tsx')).DraftNotices, {
  preload: true,
});

const LONGEST = CONSTANTS.POST_MAX_LENGTH;
const LONGEST_TEXT = CONSTANTS.PICTURE_TEXT_MAX_LENGTH;

/** Build the publication of a draft: enabled parts only, and only pictures that the service has. */
function publicationOf(draft: PostDraft, intentId: string): Publication {
  const content = checkText(draft.text, LONGEST);
  return {
    intentId,
    content: content.ok ? content.value : '',
    pictures:
      draft.attachment === 'pictures'
        ? draft.pictures.flatMap(({ remote, text = '' }) =>
            remote === undefined ? [] : [{ fileId: remote, text: text.trim() }],
          )
        : [],
    video:
      draft.attachment === 'video' && draft.videoUrl.trim() !== ''
        ? { url: draft.videoUrl.trim(), text: draft.videoText.trim() }
        : null,
  };
}

/**
 * Write a post with pictures or a video link. It appears in the feed at once; the draft is kept until the service has
 * it.
 */
export function Composer({ onPublished }: { onPublished: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const notPublished = useNotPublishedText();
  const upload = usePictureField('post', CONSTANTS.POST_PICTURES);
  const opened = useOpenedDraft();
  const draft = usePostDraft(opened);
  const publish = usePublish();
  const navigation = useNavigation();
  const [, setPublishing] = usePublishing();
  const [tried, setTried] = useState(false);
  // The page goes a moment later: until then a second press would post again, and go back twice.
  const published = useRef(false);
  const shared = useQueryParameter(SHARED);
  const [files, setFiles] = useState<readonly File[]>();
  const { value } = draft;
  const count = format.number;
  const checked = checkText(value.text, LONGEST);

  const link = value.attachment === 'video' ? readVideoLink(value.videoUrl) : null;
  const isLinkWrong = link !== null && !link.ok && link.error !== 'required';
  const isVideoTextLong = isLongerThan(value.videoText, LONGEST_TEXT);
  const isPictureTextLong = value.pictures.some(({ text = '' }) => isLongerThan(text, LONGEST_TEXT));
  const textTooLong = t('community.comments.tooLong', { count: count(LONGEST_TEXT) });
  const isWritten = value.text !== '' || value.pictures.length > 0 || value.videoUrl !== '';

  async function submit() {
    if (published.current) return;
    setTried(true);
    const publication = publicationOf(value, draft.begin());
    const { content, pictures, video } = publication;
    if (content === '' && pictures.length === 0 && video === null) return;
    if (isLinkWrong || (video !== null && isVideoTextLong) || (pictures.length > 0 && isPictureTextLong))
      return;
    published.current = true;
    setPublishing(opened, 'sending');
    const answer = publish(publication);
    // The post is already in the feed, where its author expects it: go there before the response arrives.
    onPublished();
    const failure = await answer;
    if (failure === null) draft.clear();
    setPublishing(opened, failure);
    // The feed itself shows the reason; other screens need a toast.
    if (failure !== null && navigation.entry().path !== communityRoutes.community.path)
      toast(notPublished(failure), 'failure');
  }

  function forget() {
    draft.clear();
    setPublishing(opened, null);
  }

  return (
    <>
      {shared === null && draft.lost.length === 0 ? null : (
        <PagePart skeleton={null}>
          <DraftNotices
            lost={draft.lost}
            shared={draft.restoring ? null : shared}
            draft={value}
            sending={draft.sending}
            onAdd={(next, pictures) => {
              draft.change(next);
              setFiles(pictures);
            }}
          />
        </PagePart>
      )}
      <PostComposer
        value={value}
        onValueChange={draft.change}
        maxLength={LONGEST}
        attachments={{
          upload: {
            ...upload,
            files,
            onUnsentChange: draft.keepUnsent,
            legend: t('compose.pictures'),
            texts: {
              label: (name) => t('compose.pictureText', { name }),
              hint: t('compose.pictureTextHint'),
              maxLength: LONGEST_TEXT,
              tooLong: textTooLong,
            },
            order: {
              handle: (name, place, of) =>
                t('compose.handle', { name, place: count(place), count: count(of) }),
              up: (name) => t('compose.up', { name }),
              moved: (name, place, of) => t('compose.moved', { name, place: count(place), count: count(of) }),
            },
          },
          labels: {
            attach: t('community.compose.attach'),
            pictures: t('compose.pictures'),
            video: t('community.compose.video'),
            videoUrl: t('community.compose.videoUrl'),
            videoText: t('compose.videoText'),
          },
        }}
        busy={draft.restoring}
        errors={{
          text: tried && value.text !== '' && !checked.ok ? t('field.required') : undefined,
          videoUrl: tried && isLinkWrong ? t('compose.videoMalformed') : undefined,
          videoText: isVideoTextLong ? textTooLong : undefined,
        }}
        onSubmit={() => void submit()}
        labels={{
          text: t('community.compose.label'),
          hint: t('community.compose.hint'),
          count: (written, most) => t('compose.count', { written: count(written), most: count(most) }),
          tooLong: (over) => t('community.compose.shorten', { count: count(over) }),
          submit: t('community.compose.publish'),
        }}
      />
      {isWritten ? (
        <PagePart skeleton={null}>
          <DraftActions
            forGuide={value.attachment === 'none' && checked.ok ? checked.value : null}
            onSubmitted={() => {
              forget();
              onPublished();
            }}
            onDiscard={forget}
          />
        </PagePart>
      ) : null}
    </>
  );
}
