import { Fragment, type ReactNode } from 'react';

/** Figures of at most this many characters stay in one piece. */
const WHOLE_CHARACTERS = 12;

/** Line break opportunity between two groups of digits. The last group stays with the decimals. */
const BETWEEN_GROUPS = /([.,\u00a0\u202f])(?=\d{2,3}[.,\u00a0\u202f]\d)/;

/**
 * Let a long figure wrap between two groups of its digits, where the text is large and the screen narrow:
 * "123,456,789," and "012,345.00". It is read out and copied unchanged.
 */
export function breakable(figure: string): ReactNode {
  if (figure.length <= WHOLE_CHARACTERS) return figure;
  // Every second piece is a separator.
  return figure.split(BETWEEN_GROUPS).map((piece, index) => (
    // Pieces have no identity but their index.
    <Fragment key={index}>
      {piece}
      {index % 2 === 1 ? <wbr /> : null}
    </Fragment>
  ));
}
