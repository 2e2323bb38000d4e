import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import type { LandingContent } from "../../../contract/landing-content.ts";

/** The illustrated receipt of a scene. */
export function SceneSlip({ slip }: { slip: LandingContent["hero"]["scene"]["slip"] }) {
  return (
    <div className="relative mb-1.5 font-mono text-xs leading-[1.125rem] tabular-nums">
      <div className="rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-4 pt-3.5 pb-2.5">
        <Line label={slip.act} value={slip.time} isStrong />
        {slip.lines.map(({ label, value }) => (
          <Line key={label} label={label} value={value} />
        ))}
        <div className="mt-2 border-t border-dashed border-line-2 pt-2">
          <Line label={slip.onBehalfOfLabel} value={slip.onBehalfOf} />
          <Line label={slip.recordLabel} value={slip.record} />
        </div>
      </div>
      <TornEdge />
    </div>
  );
}

function Line({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <p className="flex justify-between gap-4">
      <span className={isStrong ? "text-ink-1" : "text-ink-3"}>{label}</span>
      <span className="min-w-0 text-right break-words text-ink-1">{value}</span>
    </p>
  );
}
