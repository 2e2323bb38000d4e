import { useSearchParams } from "react-router";
import type { AnalyticsPeriod } from "../../contract/analytics.ts";
import { type Measure, measures } from "./measures.ts";
import { periods } from "./periods.ts";

/** The selected view. Stored in the URL, so that links and the back button restore it. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string, usual: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const period = periods.find(({ value }) => value === params.get("period"))?.value ?? "7d";
  const measure = measures.find(({ value }) => value === params.get("measure"))?.value ?? "visitors";
  return {
    period,
    measure,
    setPeriod: (chosen: AnalyticsPeriod) => set("period", chosen, "7d"),
    setMeasure: (chosen: Measure) => set("measure", chosen, "visitors"),
  };
}
