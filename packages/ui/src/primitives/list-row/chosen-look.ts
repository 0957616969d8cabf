/** Classes of a row whose link is `aria-current`, because it is open beside the list. */
export const chosenRow =
  'aria-[current=true]:relative aria-[current=true]:bg-wash aria-[current=true]:before:absolute aria-[current=true]:before:inset-y-0 aria-[current=true]:before:start-0 aria-[current=true]:before:w-1 aria-[current=true]:before:bg-ink forced-colors:aria-[current=true]:before:bg-[Highlight]';

/** Classes of a card that is `data-chosen`. */
export const chosenCard =
  'data-chosen:border-ink data-chosen:ring-1 data-chosen:ring-ink forced-colors:data-chosen:border-[Highlight]';
