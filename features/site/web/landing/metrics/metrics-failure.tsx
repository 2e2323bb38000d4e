import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { MetricsProps } from "./metrics-props.ts";

/** An error with a retry button, shown by a script. */
export function MetricsFailure({ labels }: Pick<MetricsProps, "labels">) {
  return (
    <template>
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-bad">{labels.metricsFailed}</p>
        <button type="button" className={buttonStyle("secondary", "md")}>
          {labels.retry}
        </button>
      </div>
    </template>
  );
}
