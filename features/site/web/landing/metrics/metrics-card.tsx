import { TornEdge } from "#platform/web/ui/torn-edge.tsx";
import { countRows } from "./count-rows.ts";
import { CountValue } from "./count-value.tsx";
import { MetricsFailure } from "./metrics-failure.tsx";
import type { MetricsProps } from "./metrics-props.ts";

/** The metrics of this installation as a slip. It shows loading until a script has fetched them. */
export function MetricsCard({ words, labels, publishableKey }: MetricsProps) {
  return (
    <section
      aria-label={words.cardTitle}
      aria-busy="true"
      tabIndex={-1}
      data-metrics={publishableKey}
      className="relative mb-1.5"
    >
      <div className="min-h-52 rounded-t-lg border border-b-0 border-line-2 bg-paper-1 px-5 pt-4 pb-3">
        <header className="flex items-center justify-between gap-4 font-mono text-xs text-ink-2">
          <h2 className="font-normal">{words.cardTitle}</h2>
          <span
            aria-hidden="true"
            className="hidden size-1.5 rounded-full bg-accent scripted:block in-data-failed:hidden!"
          />
        </header>
        <div className="mt-3 border-t border-dashed border-line-2 pt-3">
          <dl className="grid gap-1.5">
            {countRows(words).map(({ count, label, durationMs }) => (
              <div key={count} className="flex items-baseline justify-between gap-4">
                <dt className="text-base text-ink-2">{label}</dt>
                <dd className="font-mono text-2xl">
                  <CountValue {...{ count, durationMs }} />
                </dd>
              </div>
            ))}
          </dl>
          <MetricsFailure labels={labels} />
          <p role="status" className="sr-only">
            {labels.loadingMetrics}
          </p>
          <p className="mt-3 font-mono text-xs text-ink-3">{words.note}</p>
        </div>
      </div>
      <TornEdge />
    </section>
  );
}
