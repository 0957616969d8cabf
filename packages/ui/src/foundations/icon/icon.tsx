import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import type { IconName } from './icon-paths.ts';
import { knownIcons, loadIcons, onMoreIcons } from './known-icon-paths.ts';

/** Props of `Icon`: those of an `<svg>`, the icon's name and its size. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** One of the drawn icons, by its name. */
  name: IconName;
  /** Edge length in px at the default text size; it grows with the text (`size / 16` rem). Default 24. */
  size?: number;
}

/**
 * Draw an icon in the current text colour. It is hidden from assistive technology: the control around it has the name.
 * An icon outside the first set keeps its space until its paths are loaded.
 *
 * @when A sign beside a word, to make it quicker to find.
 * @instead An icon alone has no name: use `IconButton`. Use `Illustration` for a scene.
 */
export function Icon(props: IconProps) {
  const path = knownIcons().paths[props.name];
  return path === undefined ? <LateIcon {...props} /> : <DrawnIcon {...props} path={path} />;
}

function LateIcon(props: IconProps) {
  const { paths } = useSyncExternalStore(onMoreIcons, knownIcons, knownIcons);
  const path = paths[props.name];
  useEffect(() => {
    // Without its lines the control still works and has a name; the next icon loads them again.
    if (path === undefined) loadIcons().catch(() => undefined);
  }, [path]);
  return <DrawnIcon {...props} path={path} />;
}

/** Icons that point along the reading direction: they are mirrored with it. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set([
  'arrow-up-right',
  'back',
  'external',
  'forward',
  'send',
]);

function DrawnIcon({ name, path, size = 24, className, ...props }: IconProps & { path: string | undefined }) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      fill={knownIcons().filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx(ALONG_THE_LINE.has(name) && 'rtl:[scale:-1_1]', className)}
      {...props}
    >
      {path === undefined ? null : <path d={path} />}
    </svg>
  );
}
