import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { RetentionPeriod } from "../../../contract/index.ts";

const key = ["compliance", "periods"] as const;

/** The kinds of data for which the workspace can set a period, and what is due. */
export function usePeriods() {
  return useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }): Promise<{ items: RetentionPeriod[]; maySet: boolean }> =>
      (await api.GET("/api/v1/compliance/periods", { signal })).data ?? { items: [], maySet: false },
  });
}

/** What this period would delete today. Asks nothing while it is none. */
export function usePreview(kind: string, days: number | undefined) {
  return useQuery({
    queryKey: [...key, kind, days],
    enabled: days !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { path: { kind }, query: { days: days ?? 0 } };
      return (await api.GET("/api/v1/compliance/periods/{kind}/preview", { params, signal })).data ?? null;
    },
  });
}

export function useSetPeriod(kind: string) {
  const client = useQueryClient();
  return async (days: number | null) => {
    await api
      .PUT("/api/v1/compliance/periods/{kind}", { params: { path: { kind } }, body: { days } })
      .finally(() => client.invalidateQueries({ queryKey: key }));
  };
}
