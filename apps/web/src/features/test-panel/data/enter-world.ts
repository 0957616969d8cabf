import { useRefresh } from '../../../platform/data/use-call.ts';
import { usePlatform } from '../../../platform/hooks.tsx';
import { accessRoutes } from '../../../routes/access.ts';

/** Continue in another world: no member is logged in there, and no data of the last one counts. */
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
