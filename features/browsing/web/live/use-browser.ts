import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { BrowserSession, PersonInput } from "../../contract/index.ts";

const watchMs = 1_000;
/** While the person acts on the page themself. */
const handsOnMs = 500;

/** The browser of a run with its page, about once a second while it is open. Null when it has none (yet). */
export function useBrowser(runId: string) {
  return useQuery({
    queryKey: ["browser", runId],
    queryFn: async ({ signal }): Promise<BrowserSession | null> => {
      const params = { path: { id: runId } };
      try {
        return (await api.GET("/api/v1/runs/{id}/browser", { params, signal })).data?.browser ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.driver === "person" ? handsOnMs : watchMs),
  });
}

/** Taking over and handing back. */
export function useTurns(runId: string) {
  const client = useQueryClient();
  const params = { path: { id: runId } };
  const onSettled = () => client.invalidateQueries({ queryKey: ["browser", runId] });
  const takeOver = useMutation({
    mutationFn: () => api.POST("/api/v1/runs/{id}/browser/take-over", { params }),
    onSettled,
  });
  const handBack = useMutation({
    mutationFn: () => api.POST("/api/v1/runs/{id}/browser/hand-back", { params }),
    onSettled,
  });
  return { takeOver, handBack };
}

export async function sendInput(runId: string, events: PersonInput[]): Promise<void> {
  await api.POST("/api/v1/runs/{id}/browser/input", { params: { path: { id: runId } }, body: { events } });
}
