import { callHeaders, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";

/** Opens the stream of a run after the chunk with this number. */
export async function openRunStream(
  runId: string,
  afterNumber: number,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ accept: "text/event-stream", ...(await callHeaders()) });
  if (afterNumber > 0) headers.set("last-event-id", `${afterNumber}`);
  const response = await watchedFetch(`/api/v1/runs/${runId}/stream`, { headers, signal, cache: "no-store" });
  if (response.status === 401) reportRefusedToken();
  return response;
}
