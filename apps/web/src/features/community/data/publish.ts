import { CallError } from '@paydirt/contract';
import { addMediaPost, addPost, type Post, postList } from '@paydirt/contract/community/posts';
import { publicName, toIso } from '@paydirt/domain';
import useSWR from 'swr';

import { useClient, useClock, useFailureText, useMember, useT } from '../../../platform/hooks.tsx';
import { useCachedList } from './cached-list.ts';
import { FEED_PAGE_SIZE } from './community.ts';
import { withItem, withoutItem } from './list-change.ts';

/** A post to publish. */
export interface Publication {
  /** Made once per post: sent again, it appears once. */
  readonly intentId: string;
  readonly content: string;
  readonly pictures: readonly { readonly fileId: string; readonly text: string }[];
  readonly video: { readonly url: string; readonly text: string } | null;
}

const PENDING = 'sending:';
/** Key of a value of this member's visit, stored with the answers. */
const PUBLISHING = 'publishing';

/** Progress of this visit's posts, by their drafts: being sent, not published with the reason, or null. */
type Publishing = Readonly<Record<string, 'sending' | CallError | null>>;

/** Tell if a post of the feed is still being sent: nothing can be done with it yet. */
export function isPending({ id }: Pick<Post, 'id'>): boolean {
  return id.startsWith(PENDING);
}

/** Get the address of a post's picture from the id that the upload returned. */
export function pictureAddress(fileId: string): string {
  return `/media/uploads/${fileId}`;
}

/** Read the progress of posts, and get what sets that of one. */
export function usePublishing(): readonly [
  Publishing,
  (draft: string, progress: 'sending' | CallError | null) => void,
] {
  const { data = {}, mutate } = useSWR<Publishing>(PUBLISHING, null);
  return [
    data,
    (draft, progress) => void mutate((all) => ({ ...all, [draft]: progress }), { revalidate: false }),
  ];
}

/** Get the function that states why a post was not published. */
export function useNotPublishedText(): (error: CallError) => string {
  const t = useT();
  const failureText = useFailureText();
  return (error) =>
    t('community.notPublished', {
      reason:
        error.details.fields?.['fileIds'] === undefined ? failureText(error) : t('community.pictureGone'),
    });
}

/** Find the feed, which a post is put into. */
export const useFeed = () => useCachedList<Post, typeof postList>(postList, {}, FEED_PAGE_SIZE);

/**
 * Get the function that posts: the post appears in the feed at once, and is removed if the service refuses, with its
 * error as the result; null on success.
 */
export function usePublish(): (publication: Publication) => Promise<CallError | null> {
  const client = useClient();
  const now = useClock();
  const member = useMember();
  const feed = useFeed();

  const send = async ({ intentId, content, pictures, video }: Publication): Promise<Post> => {
    if (pictures.length === 0 && video === null)
      return (await client.call(addPost, { content, intentId })).data;
    const { data } = await client.call(addMediaPost, {
      content,
      intentId,
      ...(pictures.length > 0 && {
        fileIds: pictures.map(({ fileId }) => fileId).join(','),
        pictureTexts: pictures.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'),
      }),
      ...(video !== null && { videoUrl: video.url, videoText: video.text }),
    });
    return data;
  };

  return async (publication) => {
    const id = `${PENDING}${publication.intentId}`;
    await feed.change((list) =>
      withItem(withoutItem(list, id), {
        id,
        username: publicName(member?.name ?? ''),
        avatarUrl: member?.avatarUrl ?? null,
        authorKind: 'member',
        postedFor: null,
        // The services send the contents of posts as HTML.
        content: escaped(publication.content),
        createTime: toIso(now()),
        urls: publication.pictures.map(({ fileId }) => pictureAddress(fileId)),
        pictureTexts: publication.pictures.map(({ text }) => text),
        likeCount: 0,
        commentCount: 0,
        liked: false,
        videoUrl: publication.video?.url ?? null,
        coverUrl: null,
        videoText: publication.video?.text ?? '',
        contentLanguage: null,
        own: true,
      }),
    );
    try {
      const post = await send(publication);
      // A first request of the feed that is still pending may have started before the post existed.
      if (!feed.isRead()) feed.readAgain();
      await feed.change((list) => withItem(withoutItem(list, id), post));
      return null;
    } catch (error) {
      await feed.change((list) => withoutItem(list, id));
      if (!(error instanceof CallError)) throw error;
      return error;
    }
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
