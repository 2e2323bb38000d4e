import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { RunWait } from "../run-parts.ts";

/**
 * Whether the reader chooses if a run that has reached a limit goes on. Its person does; for other readers of a shared
 * conversation the run does not exist. False until known, and when no limit was reached.
 */
export function useDecidesLimit(runId: string | null, waits: readonly RunWait[]): boolean {
  const isAtLimit = runId !== null && waits.some(({ kind }) => kind === "limit");
  const { data } = useQuery({
    queryKey: ["run-decides-limit", runId],
    enabled: isAtLimit,
    queryFn: async ({ signal }) => {
      try {
        const { data: run } = await api.GET("/api/v1/runs/{id}", {
          params: { path: { id: runId ?? "" } },
          signal,
        });
        return run?.abilities.decideLimit ?? false;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
        throw error;
      }
    },
  });
  return isAtLimit && data === true;
}
