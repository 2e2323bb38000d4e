import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import type { ChangeLine } from "./describe-change.ts";

/** Cost and start of the change. */
export function ChangeSlip({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <div className="relative mb-3 font-mono text-xs leading-5 tabular-nums">
      <dl className="rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-4 pt-3 pb-2">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      <TornEdge />
    </div>
  );
}
