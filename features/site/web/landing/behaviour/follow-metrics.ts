import { whenNear } from "../../when-near.ts";
import { sharedMetricsPoll } from "../metrics/metrics-poll.ts";
import { showMetrics } from "../metrics/show-metrics.ts";

const marginPx = 400;

/** Loads the metrics of this installation when their place approaches, and keeps them up to date. */
export function followMetrics(): void {
  whenNear(document.querySelectorAll<HTMLElement>("[data-metrics]"), marginPx, (place) => {
    showMetrics(place, sharedMetricsPoll(place.dataset.metrics ?? ""));
  });
}
