import { countRows } from "./count-rows.ts";
import { CountValue } from "./count-value.tsx";
import { MetricsFailure } from "./metrics-failure.tsx";
import type { MetricsProps } from "./metrics-props.ts";

/** The numbers of the metrics card, large. */
export function MetricsBoard({ words, labels, publishableKey }: MetricsProps) {
  return (
    <div tabIndex={-1} data-metrics={publishableKey} aria-busy="true">
      <dl className="grid border-y border-line-1 sm:grid-cols-3">
        {countRows(words).map(({ count, label, durationMs }) => (
          <div
            key={count}
            className="flex items-baseline justify-between gap-x-4 gap-y-1 border-line-1 py-3 not-first:border-t sm:flex-col-reverse sm:items-stretch sm:justify-end sm:py-6 sm:px-6 sm:not-first:border-t-0 sm:not-first:border-l sm:first:pl-0"
          >
            <dt className="text-base text-ink-2">{label}</dt>
            <dd className="font-mono text-2xl sm:text-4xl tracking-[-0.03em]">
              <CountValue {...{ count, durationMs }} />
            </dd>
          </div>
        ))}
      </dl>
      <MetricsFailure labels={labels} />
    </div>
  );
}
