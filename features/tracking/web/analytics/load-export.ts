import { api } from "#platform/web/api/client.ts";
import { type AnalyticsPeriod, RankedKind } from "../../contract/analytics.ts";
import type { AnalyticsExport } from "./make-csv.ts";

/** Of each list so many as the server gives at once: the hundred most frequent. */
const limit = 100;

/** All numbers of a period, as they are now. */
export async function loadExport(period: AnalyticsPeriod): Promise<AnalyticsExport> {
  const { data: overview } = await api.GET("/api/v1/admin/analytics", { params: { query: { period } } });
  if (!overview) throw new Error("The server answered with nothing.");
  const names = await Promise.all(
    RankedKind.options.map(async (kind) => {
      const query = { period, kind, limit };
      const { data } = await api.GET("/api/v1/admin/analytics/names", { params: { query } });
      return { kind, items: data?.items ?? [] };
    }),
  );
  const { data: vitals } = await api.GET("/api/v1/admin/analytics/vitals", {
    params: { query: { period, limit } },
  });
  return { overview, names, vitals: vitals?.items ?? [] };
}
