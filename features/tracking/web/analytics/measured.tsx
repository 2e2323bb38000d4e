import { Pill, type PillTone } from "#platform/web/ui/pill.tsx";
import type { PageVitals } from "../../contract/analytics.ts";
import { formatVital, type VitalName, type VitalRating } from "../../contract/vitals.ts";

const tones: Record<VitalRating, PillTone> = { good: "good", "needs improvement": "warn", poor: "bad" };

/** What was measured of a page, and how good that is. */
export function Measured({ name, page }: { name: VitalName; page: PageVitals }) {
  const vital = page.vitals.find((measured) => measured.name === name);
  if (!vital) return <span className="text-ink-3">–</span>;
  return (
    <Pill tone={tones[vital.rating]}>
      {formatVital(name, vital.p75)}
      <span className="sr-only"> ({vital.rating})</span>
    </Pill>
  );
}
