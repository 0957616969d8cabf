import type { Post } from '@paydirt/contract/community/posts';
import { CardList, type CardListSnapshot } from '@paydirt/ui/card-list';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { EmptyState } from '@paydirt/ui/state-message';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useCachedComments, useHidePost, usePosts } from '../data/community.ts';
import { withChanged, withItem, withoutItem } from '../data/list-change.ts';
import type { LoadedList } from '../../../platform/data/loaded-list.ts';
import type { Pages } from '../../../platform/data/use-pages.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { useListSnapshot } from '../../../shell/screen/list-snapshot.ts';
import { PartBoundary } from '../../../shell/screen/part-boundary.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { communityRoutes } from '../../../routes/community.ts';
import type { Reporting, ReportTarget } from '../report-and-block/report-target.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewPosts } from './new-posts.tsx';
import { Unpublished } from './unpublished.tsx';
import { type PostActions, PostItem } from './post-item.tsx';
import { type Refusal, useRefusals } from './refusals.ts';
import { useLegiblePosts } from './use-legible-posts.ts';
import { useNewPosts } from './use-new-posts.ts';
import { WriteAction, WriteButton } from './write.tsx';

const Comments = part([], async () => (await import('./comments.tsx')).Comments, { preload: true });
const ReportAndBlockSheet = part(
  ['moderation'],
  async () => (await import('../report-and-block/report-and-block-sheet.tsx')).ReportAndBlockSheet,
  {
    preload: true,
  },
);
const PostViewer = part([], async () => (await import('./post-viewer.tsx')).PostViewer, { preload: true });

/** The post or comment that is acted on, and the post that it belongs to. */
interface ReportOverlay {
  readonly kind: 'report';
  readonly target: ReportTarget;
  readonly post: Post;
  /** Target of the report; null while an action is chosen. */
  readonly reporting: Reporting | null;
}

/** The overlay above the feed. */
type Overlay =
  | { readonly kind: 'comments'; readonly post: Post }
  | ReportOverlay
  | { readonly kind: 'pictures'; readonly post: Post; readonly index: number };

/** The feed: posts, newest first, with pictures, likes and comments; and the way to write one. */
export function CommunityScreen() {
  const t = useT();
  const failureText = useFailureText();
  const pages = usePosts();
  // Preloaded, so that the compose screen opens at once.
  usePreloadScreens(communityRoutes.compose);
  const read = pages.view.status === 'ready' ? pages.view.value.items : NONE;
  const { items, newer, show } = useNewPosts(read);
  const legible = useLegiblePosts(items);
  const listState = useListSnapshot<CardListSnapshot>('posts');
  const [unfolded] = useState(() => new Set<string>());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set());
  const hide = useHidePost();
  const refusals = useRefusals();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // Keep the last overlay, so that it has content while it closes.
  const [last, setLast] = useState<Overlay | null>(null);
  if (overlay !== null && overlay !== last) setLast(overlay);

  function mark(id: string, isHidden: boolean) {
    setHidden((ids) => new Set(isHidden ? [...ids, id] : [...ids].filter((other) => other !== id)));
  }

  async function setHiddenTo(post: Post, isHidden: boolean, title: string) {
    refusals.keep(post.id, null);
    mark(post.id, isHidden);
    const result = await hide({ postId: post.id, hidden: isHidden });
    if (result === null || result.ok) return;
    mark(post.id, !isHidden);
    const reason = failureText(result.error);
    refusals.keep(post.id, { title, reason, onRetry: () => void setHiddenTo(post, isHidden, title) });
  }

  const { change } = pages;
  const actions: PostActions = {
    onLiked: ({ id }) =>
      change((loaded) =>
        withChanged(loaded, id, (post) =>
          post.liked ? post : { ...post, liked: true, likeCount: post.likeCount + 1 },
        ),
      ),
    onComments: (post) => setOverlay({ kind: 'comments', post }),
    onReportAndBlock: (post) =>
      setOverlay({ kind: 'report', target: { kind: 'post', item: post }, post, reporting: null }),
    onPicture: (post, index) => setOverlay({ kind: 'pictures', post, index }),
    onShowAgain: (post) => void setHiddenTo(post, false, t('community.showAgain')),
  };
  const thread = useCachedComments(last?.post.id ?? '');

  async function takeOut({ target, post }: ReportOverlay) {
    refusals.keep(target.item.id, null);
    if (target.kind === 'post') change((loaded) => withoutItem(loaded, post.id));
    else await thread.change((loaded) => withoutItem(loaded, target.item.id));
  }

  async function putBack({ target, post }: ReportOverlay) {
    if (target.kind === 'post') change((loaded) => withItem(loaded, post));
    else await thread.change((loaded) => withItem(loaded, target.item));
  }

  async function standAgain(overlaid: ReportOverlay, refusal: Refusal) {
    await putBack(overlaid);
    refusals.keep(overlaid.target.item.id, refusal);
  }

  const card = useCard(actions, hidden, refusals.byId, unfolded);
  const close = () => setOverlay(null);

  return (
    <Screen actions={<WriteAction />}>
      <Unpublished />
      <Viewed
        view={pages.view}
        skeleton={<FeedSkeleton />}
        empty={
          <EmptyState
            illustration={<Illustration src={scenes['empty-messages']} />}
            title={t('community.empty.title')}
            action={<WriteButton />}
          />
        }
      >
        {() =>
          legible.length > 0 || items.length === 0 ? (
            <>
              <h2 className="sr-only">{t('community.feed')}</h2>
              <NewPosts
                count={newer}
                onShow={() => {
                  window.scrollTo({ top: 0 });
                  show();
                }}
              />
              <CardList
                label={t('community.feed')}
                items={legible}
                keyOf={idOf}
                card={card}
                openEnded={pages.hasMore}
                layout="flush"
                cardHeight={12}
                snapshot={listState.snapshot}
                onSnapshot={listState.keep}
              />
              {legible.length === items.length ? (
                <ListEnd ending={feedEnding(pages, t, failureText)} onEndReached={pages.loadMore} />
              ) : null}
            </>
          ) : (
            <FeedSkeleton />
          )
        }
      </Viewed>
      <Sheet
        open={overlay?.kind === 'comments' || overlay?.kind === 'report'}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={sheetTitle(last, t)}
        flush
      >
        {last?.kind === 'comments' ? (
          <Comments
            key={last.post.id}
            postId={last.post.id}
            refusals={refusals.byId}
            onTotal={(total) => change((loaded) => counted(loaded, last.post.id, total))}
            onReportAndBlock={(comment) =>
              setOverlay({
                kind: 'report',
                target: { kind: 'comment', item: comment, postId: last.post.id },
                post: last.post,
                reporting: null,
              })
            }
          />
        ) : last?.kind === 'report' ? (
          <ReportAndBlockSheet
            target={last.target}
            reporting={last.reporting}
            onReport={(reporting) => setOverlay({ ...last, reporting })}
            onHide={(title) => void setHiddenTo(last.post, true, title)}
            onGone={() => void takeOut(last)}
            onBack={() => void putBack(last)}
            onRefused={(refusal) => void standAgain(last, refusal)}
            onClose={() =>
              setOverlay(last.target.kind === 'comment' ? { kind: 'comments', post: last.post } : null)
            }
          />
        ) : null}
      </Sheet>
      {last?.kind === 'pictures' ? (
        <PartBoundary resetKey={String(overlay?.kind)} onFailed={close}>
          <PostViewer
            open={overlay?.kind === 'pictures'}
            onOpenChange={(open) => {
              if (!open) close();
            }}
            post={last.post}
            index={last.index}
            onIndexChange={(index) => setOverlay({ ...last, index })}
          />
        </PartBoundary>
      ) : null}
    </Screen>
  );
}

const NONE: readonly Post[] = [];
const idOf = ({ id }: Post) => id;

/** Keep the same card component until its data changes: the list would otherwise render every card again. */
function useCard(
  actions: PostActions,
  hidden: ReadonlySet<string>,
  refusals: ReadonlyMap<string, Refusal>,
  unfolded: Set<string>,
) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () =>
      function Card(post: Post) {
        return (
          <PostItem
            post={post}
            hidden={hidden.has(post.id)}
            refusal={refusals.get(post.id)}
            unfolded={unfolded}
            onLiked={(liked) => latest.current.onLiked(liked)}
            onComments={(of) => latest.current.onComments(of)}
            onReportAndBlock={(of) => latest.current.onReportAndBlock(of)}
            onPicture={(of, index) => latest.current.onPicture(of, index)}
            onShowAgain={(of) => latest.current.onShowAgain(of)}
          />
        );
      },
    [hidden, refusals, unfolded],
  );
}

/** Count the comments of a post. */
function counted(loaded: LoadedList<Post>, id: string, commentCount: number): LoadedList<Post> {
  const shown = loaded.items.find((post) => post.id === id)?.commentCount;
  return shown === commentCount ? loaded : withChanged(loaded, id, (post) => ({ ...post, commentCount }));
}

/** The feed's end says that it is the end. */
function feedEnding(pages: Pages<Post>, t: ReturnType<typeof useT>, failureText: (error: unknown) => string) {
  const ending = endingOf(pages, t, failureText);
  return ending.kind === 'complete' ? { ...ending, label: t('community.end') } : ending;
}

function sheetTitle(overlay: Overlay | null, t: ReturnType<typeof useT>): string {
  if (overlay?.kind !== 'report') return t('community.comments.title');
  if (overlay.reporting !== null) return overlay.reporting.title;
  return overlay.target.kind === 'post'
    ? t('community.more', { name: overlay.post.username })
    : t('community.comments.more', { name: overlay.target.item.username });
}
