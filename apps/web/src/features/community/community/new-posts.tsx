import { Button } from '@paydirt/ui/button';

import { useT } from '../../../platform/hooks.tsx';

/** Announce the number of new posts above, and show them on a tap. It floats: nothing moves when it appears. */
export function NewPosts({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useT();
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-(--bar-top) z-10 flex h-0 justify-center overflow-visible"
    >
      {count === 0 ? null : (
        <Button
          size="sm"
          variant="primary"
          icon="arrow-up"
          className="pointer-events-auto mt-2 h-fit shadow-float"
          onClick={onShow}
        >
          {t('community.newer', { count })}
        </Button>
      )}
    </div>
  );
}
