import { api } from "#platform/web/api/client.ts";
import type { AnalyticsPeriod } from "../../contract/analytics.ts";
import { rankedKinds } from "../../contract/ranked-kinds.ts";
import type { AnalyticsExport } from "./make-csv.ts";

/** The server's page size: the hundred most frequent of each list. */
const limit = 100;

/** All current numbers of a period. */
export async function loadExport(period: AnalyticsPeriod): Promise<AnalyticsExport> {
  const { data: overview } = await api.GET("/api/v1/admin/analytics", { params: { query: { period } } });
  if (!overview) throw new Error("The server answered with nothing.");
  const names = await Promise.all(
    rankedKinds.map(async (kind) => {
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
