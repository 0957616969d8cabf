/** Draw the share of a product that is leased or sold, as the service says (H3). The label says it in words. */
export function SoldShare({ permille, label }: { permille: number; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="h-1 grow basis-24 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className="h-full rounded-full bg-ink-2" style={{ inlineSize: `${permille / 10}%` }} />
      </div>
      <span className="tabular max-w-full text-13 text-ink-2">{label}</span>
    </div>
  );
}
