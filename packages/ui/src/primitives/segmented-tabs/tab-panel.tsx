import { cx } from 'class-variance-authority';
import { use, useEffect, useState, type ComponentProps } from 'react';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { TabsContext } from './tabs-context.ts';

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The `id` of the tabs, for a panel outside of them. */
  tabs?: string | undefined;
  /** Value of the panel's tab. Inside its tabs, a panel is rendered only while its tab is selected. */
  value: string;
}

/** Selector of focusable elements. */
const STOPS =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video[controls], [tabindex]):not([tabindex="-1"])';

/**
 * Contain the content of the selected tab. Renders a `role="tabpanel"` named by its tab. A panel without focusable
 * content is itself a tab stop, so that keyboard users reach it.
 */
export function TabPanel({ tabs, ...props }: TabPanelProps) {
  const around = use(TabsContext);
  if (tabs !== undefined) return <Panel {...props} tabs={tabs} />;
  if (around === null) throw new Error('ui: a TabPanel stands within SegmentedTabs, or names them by `tabs`');
  return around.value === props.value ? <Panel {...props} tabs={around.id} /> : null;
}

function Panel({
  tabs: id,
  value,
  ref,
  className,
  ...props
}: Omit<TabPanelProps, 'tabs'> & { tabs: string }) {
  const [panel, root] = useMergedRef<HTMLDivElement>(ref);
  const [isStop, setIsStop] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setIsStop(element.querySelector(STOPS) === null);
    look();
    // The content may render later than the panel.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);

  return (
    <div
      tabIndex={isStop ? 0 : undefined}
      {...props}
      ref={root}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab-${value}`}
      className={cx('-outline-offset-2', className)}
    />
  );
}
