import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#platform/web/api/client.ts";
import type { ModelTraffic, TrafficPeriod } from "../../contract/model-traffic.ts";

export const trafficPeriods: readonly { value: TrafficPeriod; label: string; of: string }[] = [
  { value: "hour", label: "Hour", of: "the last hour" },
  { value: "day", label: "Day", of: "the last 24 hours" },
  { value: "month", label: "Month", of: "the last 30 days" },
];

const refetchMs: Record<TrafficPeriod, number> = { hour: 5_000, day: 30_000, month: 60_000 };

/** How calls flow to models, refetched while the page is visible. Old numbers stay until new ones arrive. */
export function useTraffic(period: TrafficPeriod) {
  return useQuery({
    queryKey: ["model-traffic", period],
    queryFn: async ({ signal }): Promise<ModelTraffic> => {
      const { data } = await api.GET("/api/v1/admin/model-traffic", {
        params: { query: { period } },
        signal,
      });
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs[period],
  });
}

/** The chosen period, stored in the URL. */
export function useTrafficPeriod() {
  const [params, setParams] = useSearchParams();
  const period = trafficPeriods.find(({ value }) => value === params.get("period"))?.value ?? "hour";
  const choose = (value: TrafficPeriod) =>
    setParams(value === "hour" ? {} : { period: value }, { replace: true, preventScrollReset: true });
  return { period, choose };
}
