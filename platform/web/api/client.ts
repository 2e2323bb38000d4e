import createClient, { type Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { callHeaders, reportRefusedToken } from "./access-token.ts";
import { ApiError } from "./api-error.ts";
import { reportLostWorkspace } from "./lost-workspace.ts";
import { watchedFetch } from "./reachability.ts";
import type { paths } from "./schema.gen.ts";

const session: Middleware = {
  async onRequest({ request }) {
    if (!request.headers.has("authorization"))
      for (const [name, value] of Object.entries(await callHeaders())) request.headers.set(name, value);
    if (request.method === "POST" && !request.headers.has("idempotency-key")) {
      request.headers.set("idempotency-key", randomId());
    }
    return request;
  },
  async onResponse({ response, request }) {
    if (response.ok) return;
    if (response.status === 401 && request.headers.has("authorization")) reportRefusedToken();
    const error = new ApiError(response.status, await response.json().catch(() => undefined));
    // Elsewhere the code may be about a workspace that an admin asked for.
    if (new URL(request.url).pathname === "/api/v1/me")
      reportLostWorkspace(error.code, request.headers.get("x-workspace-id"));
    throw error;
  },
};

/**
 * The typed client of `/api/v1`. It signs requests, makes them idempotent, and throws ApiError for every
 * error reply.
 */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: watchedFetch });
api.use(session);

/** The same calls as queries: `apiQuery.useQuery("get", "/api/v1/me")`. */
export const apiQuery = createQueryClient(api);

/** A random uuid. `crypto.randomUUID` does not exist on plain-http pages of another machine. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
