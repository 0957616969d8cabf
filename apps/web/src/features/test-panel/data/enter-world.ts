import { useRefresh } from '../../../platform/data/use-call.ts';
import { usePlatform } from '../../../platform/hooks.tsx';
import { accessRoutes } from '../../../routes/access.ts';

/** Go on in another world: nobody is logged in there, and nothing of the last one counts. */
export function useEnterWorld(onDone: () => void): () => Promise<void> {
  const refresh = useRefresh();
  const { session, navigation, intents } = usePlatform();
  return async () => {
    onDone();
    intents.forgetAll();
    session.end();
    navigation.navigate(accessRoutes.login.href());
    await refresh();
  };
}
