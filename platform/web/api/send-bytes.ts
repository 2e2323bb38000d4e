import { getAccessToken, reportRefusedToken } from "./access-token.ts";
import { ApiError } from "./api-error.ts";
import { watchedFetch } from "./reachability.ts";

/** Sends bytes with their media type and the current session. Throws ApiError for an error reply. */
export async function sendBytes(
  method: "POST" | "PUT",
  path: `/api/v1/${string}`,
  bytes: Blob,
  signal?: AbortSignal,
): Promise<unknown> {
  const token = await getAccessToken();
  const response = await watchedFetch(path, {
    method,
    headers: { "content-type": bytes.type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: bytes,
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response.status === 204 ? undefined : response.json();
  if (response.status === 401 && token) reportRefusedToken();
  throw new ApiError(response.status, await response.json().catch(() => undefined));
}
