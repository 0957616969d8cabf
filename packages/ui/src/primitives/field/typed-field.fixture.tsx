import { useState, type ComponentType } from 'react';

interface FieldArgs {
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Render a field's stories in a form that keeps the typed value: the story's handlers are called, and a new `value` in
 * its controls resets the field.
 */
export function typedInto<Args extends FieldArgs>(Field: ComponentType<Args>) {
  function Typed(args: Args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <Field
        {...args}
        value={value}
        onValueChange={(next: string) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  }
  return (args: Args) => (
    <div className="p-4">
      <Typed key={args.value} {...args} />
    </div>
  );
}

/** Read the values that the native form in a story would submit. */
export function sentBy(story: HTMLElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(story.querySelector('form')!));
}
