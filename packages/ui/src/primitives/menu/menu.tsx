import { cva, cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { isRightToLeft } from '../../foundations/direction/direction.ts';
import { Icon, type IconName } from '../../foundations/icon/index.ts';

interface MenuEntryLook {
  /** Label of the entry ("Copy the address"), unique in its menu. */
  label: string;
  icon?: IconName | undefined;
  /** `danger` for an action that cannot be undone: its label is red. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Disabled. @default false */
  disabled?: boolean | undefined;
}

/** Entry of the menu: an action, or a link. */
export type MenuEntry = MenuEntryLook &
  (
    | { onSelect: () => void; href?: undefined; external?: undefined }
    | {
        href: string;
        /** It opens another site in a new tab, without a referrer. @default false */
        external?: boolean | undefined;
        onSelect?: (() => void) | undefined;
      }
  );

/** Entries that belong together, separated from the others by a hairline. */
export interface MenuGroup {
  /** Label, drawn above them. */
  label?: string | undefined;
  entries: readonly MenuEntry[];
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens it, rendered in place of the menu, and named like the menu. */
  trigger: ReactElement;
  /** Actions and links in order; a group is between hairlines. */
  entries: readonly (MenuEntry | MenuGroup)[];
  /** Open state, controlled. Without it the menu opens by its `trigger` and closes itself. */
  open?: boolean | undefined;
  /** Initial open state, uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state, by the trigger, an entry, Escape and a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Edges of trigger and menu that are aligned, while there is room. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Direction of its text. @default that of the page */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
}

const item = cva(
  'target relative flex cursor-default items-center gap-3 px-4 py-2.5 text-15 no-underline outline-offset-[-3px] select-none active:bg-wash data-disabled:text-ink-2 data-highlighted:bg-wash forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:outline-2',
  {
    variants: { tone: { neutral: 'text-ink', danger: 'text-garnet' } },
    defaultVariants: { tone: 'neutral' },
  },
);

/**
 * Show the actions on one thing, beside the button that opens it. Renders a `role="menu"` with arrow keys, Home, End
 * and type-ahead. On a phone, a `BottomSheet` of rows is closer to the thumb where the page has room for one. Load it
 * lazily: it includes Radix's menu.
 *
 * @when Three to eight actions on one thing, from a button beside it.
 * @instead Use `SelectField` or `Choice` for a value in a form, `Button` for one or two actions, and `HeaderMenu` in a
 *   phone's header.
 */
export function Menu({
  trigger,
  entries,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  dir,
  container,
  className,
  ...props
}: MenuProps) {
  const [isOpen, change] = useControllableState(
    { value: open, defaultValue: defaultOpen, onValueChange: onOpenChange },
    false,
  );
  return (
    // Not modal, because a modal menu locks scrolling with a style element, which a strict content security
    // policy forbids.
    <Radix.Root
      open={isOpen}
      onOpenChange={change}
      modal={false}
      dir={dir ?? (isOpen && isRightToLeft(document.documentElement) ? 'rtl' : 'ltr')}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...props}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(
            'z-50 max-h-(--radix-popper-available-height) max-w-[min(var(--radix-popper-available-width),20rem)] min-w-48 overflow-y-auto overscroll-contain rounded-card bg-sheet py-1 text-ink shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            className,
          )}
        >
          {sections(entries).map(({ label, entries: own }, at) => (
            <Fragment key={own[0]?.label}>
              {at > 0 ? <Radix.Separator className="my-1 h-px bg-line forced-colors:bg-[GrayText]" /> : null}
              <Radix.Group aria-label={label}>
                {label === undefined ? null : (
                  <Radix.Label aria-hidden="true" className="px-4 pt-2 pb-1 text-12 font-semibold text-ink-2">
                    {label}
                  </Radix.Label>
                )}
                {own.map((entry) => (
                  <Entry key={entry.label} {...entry} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ label, icon, tone, disabled, href, external = false, onSelect }: MenuEntry) {
  const content = (
    <>
      {icon ? <Icon name={icon} size={20} className="shrink-0" /> : null}
      <span className="min-w-0 flex-1">{label}</span>
      {external ? <Icon name="external" size={18} className="shrink-0 text-ink-2" /> : null}
    </>
  );
  const shared = { className: item({ tone }), textValue: label, disabled, onSelect };
  if (href === undefined || disabled) return <Radix.Item {...shared}>{content}</Radix.Item>;
  return (
    <Radix.Item {...shared} asChild>
      <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
        {content}
      </a>
    </Radix.Item>
  );
}

/** Entries without a group are grouped with those next to them. */
function sections(entries: readonly (MenuEntry | MenuGroup)[]): readonly MenuGroup[] {
  const found: MenuGroup[] = [];
  let loose: MenuEntry[] | undefined;
  for (const one of entries) {
    if ('entries' in one) {
      found.push(one);
      loose = undefined;
    } else if (loose) loose.push(one);
    else found.push({ entries: (loose = [one]) });
  }
  return found;
}
