import { CURRENCY, money, type Money, scaleShown, shownStep, subtract, sum } from './money.ts';

/** Round an amount for display: whole cents, rounded towards zero, so that nobody is shown more than there is. */
export function shown(amount: Money): Money {
  return money(amount.minor - (amount.minor % shownStep(amount.asset)), amount.asset);
}

/**
 * Round an amount paid or put in for display: whole cents, rounded up, so that a loss is never shown as less than it
 * is.
 */
export function shownUp(amount: Money): Money {
  return scaleShown(amount, 1n, 1n, 'ceil');
}

/**
 * Round amounts that are displayed together: whole cents that add up to the displayed `whole` (largest remainder; ties
 * go to the earlier part). Each differs from its exact value by less than a cent; whole cents stay as they are. The
 * whole is the displayed sum of the parts or, where another part of that sum is displayed elsewhere, the remainder.
 * Signs may be mixed. Parts that do not add up to the whole are rounded one by one. Throws on mixed assets.
 */
export function shownParts(parts: readonly Money[], whole?: Money): Money[] {
  const asset = whole?.asset ?? parts[0]?.asset ?? CURRENCY;
  const step = shownStep(asset);
  const { minor: total } = whole ?? shown(sum(parts, asset));
  const cut = parts.map((part, index) => {
    const rest = ((part.minor % step) + step) % step;
    return { index, rest, floor: subtract(part, money(rest, asset)).minor };
  });
  const left = total - cut.reduce((all, { floor }) => all + floor, 0n);
  const withRest = cut.filter(({ rest }) => rest > 0n);
  if (left % step !== 0n || left < 0n || left / step > BigInt(withRest.length)) return parts.map(shown);
  const byRest = withRest.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  const raised = new Set(byRest.slice(0, Number(left / step)).map(({ index }) => index));
  return cut.map(({ index, floor }) => money(raised.has(index) ? floor + step : floor, asset));
}
