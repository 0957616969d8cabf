import type { ComponentProps } from 'react';

/** Offer something in a field's hint, in a line with its text. Renders a `<button>` that sends no form. */
export function HintButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="me-2 inline-block rounded-control py-1 text-lapis underline"
    />
  );
}
