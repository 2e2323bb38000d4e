/** Counts of this installation since its first start. */
export interface PublicMetrics {
  chatInteractions: number;
  activeUsers: number;
  apiRequests: number;
}

/**
 * Timeout of the request. The call is one indexed read, so only the network takes time: a slow phone connects
 * in about two seconds, and a lost packet costs another. Less would fail slow networks; more would show a
 * placeholder for nothing.
 */
const limitMs = 4_000;

/** Loads the counters. Throws when the reply does not have them. */
export async function loadPublicMetrics(publishableKey: string): Promise<PublicMetrics> {
  const response = await fetch("/rest/v1/rpc/get_public_metrics", {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`The metrics were refused with status ${response.status}.`);
  const rows: unknown = await response.json();
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  return {
    chatInteractions: readCount(row, "total_chat_interactions"),
    activeUsers: readCount(row, "total_active_users"),
    apiRequests: readCount(row, "total_api_requests"),
  };
}

function readCount(row: unknown, name: string): number {
  const value = typeof row === "object" && row !== null ? Reflect.get(row, name) : undefined;
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Error(`The metrics have no ${name}.`);
  return value;
}

/** Whether this is the name of a count. */
export function isCount(name: string | undefined): name is keyof PublicMetrics {
  return name === "chatInteractions" || name === "activeUsers" || name === "apiRequests";
}
