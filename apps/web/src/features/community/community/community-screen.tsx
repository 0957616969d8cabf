import type { Post } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { CardList, type CardListSnapshot } from '@paydirt/ui/card-list';
import { IconButton } from '@paydirt/ui/icon-button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useCallback, useState } from 'react';

import { usePosts } from '../data/community.ts';
import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { useListSnapshot } from '../../../shell/screen/list-snapshot.ts';
import { part } from '../../../shell/screen/part.tsx';
import { Sheet } from '../../../shell/screen/sheet.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { Comments } from './comments.tsx';
import { PostItem } from './post-item.tsx';
import { useLetters } from './use-letters.ts';

const Composer = part([], async () => (await import('./composer.tsx')).Composer, { ahead: true });

/** The feed: posts, newest first, with likes and comments; and the way to write one. */
export function CommunityScreen() {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const pages = usePosts();
  const legible = useLetters(pages.view.status === 'ready' ? firstText(pages.view.value.items) : null);
  const place = useListSnapshot<CardListSnapshot>('posts');
  const [unfolded] = useState(() => new Set<string>());
  const [writing, setWriting] = useState(false);
  const [commented, setCommented] = useState<string | null>(null);
  // The last post stays while its sheet goes.
  const [shown, setShown] = useState('');
  if (commented !== null && commented !== shown) setShown(commented);

  const card = useCallback(
    (post: Post) => <PostItem post={post} unfolded={unfolded} onComments={() => setCommented(post.id)} />,
    [unfolded],
  );
  const write = () => setWriting(true);
  const empty = (
    <EmptyState
      illustration={<Illustration src={scenes['empty-messages']} />}
      title={t('community.empty.title')}
      text={t('community.empty.text')}
      action={
        <Button variant="primary" onClick={write}>
          {t('community.write')}
        </Button>
      }
    />
  );
  return (
    <Screen
      actions={<IconButton icon="edit" surface="raised" label={t('community.write')} onClick={write} />}
    >
      <Viewed view={pages.view} skeleton={<FeedSkeleton />} empty={empty}>
        {({ items }) =>
          legible ? (
            <>
              <h2 className="sr-only">{t('community.feed')}</h2>
              <CardList
                label={t('community.feed')}
                items={items}
                keyOf={idOf}
                card={card}
                openEnded={pages.hasMore}
                layout="flush"
                cardHeight={12}
                snapshot={place.snapshot}
                onSnapshot={place.keep}
              />
              <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
            </>
          ) : (
            <FeedSkeleton />
          )
        }
      </Viewed>
      <Sheet open={writing} onOpenChange={setWriting} title={t('community.compose.title')}>
        <Composer
          onPublished={() => {
            setWriting(false);
            toast(t('community.compose.published'), 'success');
          }}
        />
      </Sheet>
      <Sheet
        open={commented !== null}
        onOpenChange={(open) => {
          if (!open) setCommented(null);
        }}
        title={t('community.comments.title')}
        flush
      >
        {shown === '' ? null : <Comments key={shown} postId={shown} />}
      </Sheet>
    </Screen>
  );
}

/** What the first screen says. */
function firstText(posts: readonly Post[]): string {
  return posts
    .slice(0, 6)
    .map(({ content }) => content)
    .join(' ');
}

const idOf = ({ id }: Post) => id;

function FeedSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2].map((post) => (
        <div key={post} className="border-b border-line px-4 pt-4 pb-4">
          <div className="flex gap-3">
            <SkeletonBlock className="size-10 shrink-0 rounded-full" />
            <div className="flex-1">
              <SkeletonLine extent="medium" />
              <SkeletonLine size="13" extent="short" />
            </div>
          </div>
          <SkeletonLine extent="full" className="mt-2" />
          <SkeletonLine extent="long" />
          <div className="h-11" />
        </div>
      ))}
    </Skeleton>
  );
}
