const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Draw a figure whose digits count up from zero once, each to its own value; other characters do not move. Parts of it
 * are hidden, so use it only where screen readers get the figure elsewhere.
 */
export function CountedDigits({ text }: { text: string }) {
  return Array.from(text, (character, index) =>
    DIGITS.includes(character) ? (
      // A character has no identity but its place. `clip-path` instead of `overflow`, which would move the
      // baseline.
      <span key={index} className="relative inline-block [clip-path:inset(0)]">
        <span className="invisible">{character}</span>
        <span
          className="absolute inset-x-0 top-0 animate-count"
          style={{ transform: `translateY(-${DIGITS.indexOf(character)}lh)` }}
        >
          {DIGITS.slice(0, DIGITS.indexOf(character) + 1).map((digit) => (
            <span key={digit} className="block">
              {digit}
            </span>
          ))}
        </span>
      </span>
    ) : (
      character
    ),
  );
}
