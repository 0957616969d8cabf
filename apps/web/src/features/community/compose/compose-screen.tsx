import { useNavigation } from '../../../platform/navigation/hash-location.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Composer } from './composer.tsx';
import { SubmittedPosts } from './submitted-posts.tsx';

/** Write a post. */
export function ComposeScreen() {
  const navigation = useNavigation();
  return (
    <Screen>
      <div className="px-4 pt-2">
        <Composer onPublished={() => navigation.back(communityRoutes.community.href())} />
        <SubmittedPosts />
      </div>
    </Screen>
  );
}
