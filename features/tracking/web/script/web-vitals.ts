import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { log } from "#platform/web/log.ts";
import { formatVital, rateVital, vitalNames, vitalThresholds } from "../../contract/vitals.ts";
import { describeRoute } from "./describe-route.ts";
import { gatherEvent } from "./gather-events.ts";

/** Writes the web vitals of this page to the console, and sends them as events of the page it was loaded as. */
export function reportWebVitals(): void {
  const route = describeRoute(location.pathname);
  const report = ({ name: measured, value }: { name: string; value: number }) => {
    const name = vitalNames.find((known) => known === measured);
    if (!name) return;
    const { good, fair } = vitalThresholds[name];
    const shown = (amount: number) => formatVital(name, amount);
    log.info(
      `${name} ${shown(value)}: ${rateVital(name, value)} (good up to ${shown(good)}, poor above ${shown(fair)})`,
    );
    gatherEvent({ eventType: "web_vital", route, metadata: { name, value: Math.min(value, 600_000) } });
  };
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report);
}
