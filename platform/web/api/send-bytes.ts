import { callHeaders, reportRefusedToken } from "./access-token.ts";
import { ApiError } from "./api-error.ts";
import { watchedFetch } from "./reachability.ts";

/** Sends bytes with their media type and the current session. Throws ApiError for an error reply. */
export async function sendBytes(
  method: "POST" | "PUT",
  path: `/api/v1/${string}`,
  bytes: Blob,
  signal?: AbortSignal,
): Promise<unknown> {
  const caller = await callHeaders();
  const response = await watchedFetch(path, {
    method,
    headers: { "content-type": bytes.type, ...caller },
    body: bytes,
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response.status === 204 ? undefined : response.json();
  if (response.status === 401 && caller.authorization) reportRefusedToken();
  throw new ApiError(response.status, await response.json().catch(() => undefined));
}
