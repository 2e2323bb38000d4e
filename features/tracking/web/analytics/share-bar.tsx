/** A thin bar for a share of the whole. The number is shown beside it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.min(100, (part / whole) * 100);
  return (
    <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-paper-3">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
  );
}
