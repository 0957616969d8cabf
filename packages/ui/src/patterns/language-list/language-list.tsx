import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

/** A language that can be selected. */
export interface LanguageOption<Value extends string> {
  /** The BCP 47 tag, which is also the `lang` of its name. */
  readonly value: Value;
  /** Name of the language in that language. */
  readonly name: string;
  /** Name of the language in the current one. */
  readonly translatedName?: string | undefined;
}

export interface LanguageListProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** "Language"; visually hidden. */
  legend: string;
  /** The languages, each with its own name. */
  options: readonly LanguageOption<Value>[];
  /** The current language. */
  value: Value;
  /** Submits the selected tag under this name in a native form. */
  name?: string | undefined;
  /** Called on a selection, which takes effect at once. */
  onValueChange: (value: Value) => void;
}

/**
 * Select a language from a list in which each has its own name. Renders a `<fieldset>` of native radio buttons.
 *
 * @when The languages of the app, each by its own name.
 * @instead Use `Choice` for other settings with few values.
 */
export function LanguageList<Value extends string>({
  legend,
  options,
  value,
  name,
  onValueChange,
  className,
  ...props
}: LanguageListProps<Value>) {
  const id = useId();
  return (
    <fieldset {...props} className={cx('min-w-0 divide-y divide-line', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-14 items-center gap-3 px-4 py-2.5 outline-offset-[-3px] hover:bg-wash active:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            className="peer sr-only"
            onChange={() => onValueChange(option.value)}
          />
          <span className="min-w-0 flex-1 peer-checked:font-semibold">
            <span lang={option.value} className="block text-17">
              {option.name}
            </span>
            {option.translatedName ? (
              // The current language has the same name twice: hide the second from screen readers.
              <span
                aria-hidden={option.translatedName.toLowerCase() === option.name.toLowerCase() || undefined}
                className="block text-13 font-normal text-ink-2"
              >
                {option.translatedName}
              </span>
            ) : null}
          </span>
          <span className="shrink-0 text-gold-ink opacity-0 peer-checked:opacity-100">
            <Icon name="check" size={22} strokeWidth={2.25} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
