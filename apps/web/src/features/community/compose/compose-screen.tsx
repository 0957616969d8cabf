import { useState } from 'react';

import { useNavigation } from '../../../platform/navigation/hash-location.ts';
import { usePosts } from '../data/community.ts';
import { useFeed } from '../data/publish.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Composer } from './composer.tsx';

// Below the form, and empty for most members: loading it can wait.
const SubmittedPosts = part([], async () => (await import('./submitted-posts.tsx')).SubmittedPosts);

/** Write a post. */
export function ComposeScreen() {
  const navigation = useNavigation();
  const feed = useFeed();
  const [isFeedUnread] = useState(() => !feed.isRead());
  return (
    <Screen>
      {isFeedUnread ? <FeedReader /> : null}
      <div className="px-4 pt-2">
        <Composer onPublished={() => navigation.back(communityRoutes.community.href())} />
        <PagePart skeleton={null}>
          <SubmittedPosts />
        </PagePart>
      </div>
    </Screen>
  );
}

/** Fetch the feed if nothing has yet: a post can be shown there before it is sent only once the feed is cached. */
function FeedReader() {
  usePosts();
  return null;
}
