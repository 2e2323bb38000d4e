import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { log } from "#platform/web/log.ts";
import { formatVital, mostOfVital, rateVital, vitalNames, vitalThresholds } from "../../contract/vitals.ts";
import { describeRoute } from "./describe-route.ts";
import { onFirstInputDelay } from "./first-input-delay.ts";
import { gatherEvent } from "./gather-events.ts";

/**
 * Logs the web vitals of this page and sends them as events of its first route. Values that grow during use
 * are sent again each time the page is hidden, because any time may be the last. The server counts one of
 * them.
 */
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
    if (value > mostOfVital[name]) return;
    gatherEvent({ eventType: "web_vital", route, metadata: { name, value } });
  };
  for (const listen of [onCLS, onFCP, onFirstInputDelay, onINP, onLCP, onTTFB]) listen(report);
}
