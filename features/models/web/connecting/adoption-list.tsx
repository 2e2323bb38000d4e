import { Check, Clock, X } from "lucide-react";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { CapabilityList } from "../connected/capability-list.tsx";
import { FailureWords } from "../connected/failure-words.tsx";
import type { Adoption } from "./use-adopt-models.ts";

/** How each chosen model answers its test. */
export function AdoptionList({ adoptions }: { adoptions: ReadonlyMap<string, Adoption> }) {
  return (
    <ul aria-live="polite" className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1">
      {[...adoptions].map(([modelId, adoption]) => (
        <li key={modelId} className="grid gap-1.5 px-3 py-2.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-mono text-sm wrap-anywhere">{modelId}</span>
            <AdoptionState adoption={adoption} />
          </div>
          {adoption.state === "failed" && <p className="text-sm text-bad">{adoption.reason}</p>}
          {adoption.state === "tested" && adoption.test.failure && (
            <FailureWords failure={adoption.test.failure} />
          )}
          {adoption.state === "tested" && !adoption.test.failure && (
            <CapabilityList capabilities={adoption.test.capabilities} />
          )}
        </li>
      ))}
    </ul>
  );
}

const size = { "aria-hidden": true, size: 14 } as const;

function AdoptionState({ adoption }: { adoption: Adoption }) {
  if (adoption.state === "waiting") return <Pill icon={<Clock {...size} />}>Waiting</Pill>;
  if (adoption.state === "testing") {
    return (
      <Pill tone="accent" icon={<Spinner sizePx={12} />}>
        Testing
      </Pill>
    );
  }
  if (adoption.state === "failed" || adoption.test.failure) {
    return (
      <Pill tone="bad" icon={<X {...size} strokeWidth={2.5} />}>
        {adoption.state === "failed" ? "Not added" : "Added, off"}
      </Pill>
    );
  }
  const { firstPartMs } = adoption.test;
  return (
    <Pill tone="good" icon={<Check {...size} strokeWidth={2.5} />}>
      {firstPartMs === null ? "On" : `On, answers in ${firstPartMs} ms`}
    </Pill>
  );
}
