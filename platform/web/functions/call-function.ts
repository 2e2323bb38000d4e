import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";
import { callHeaders, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { ApiError } from "#platform/web/api/api-error.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { withPublishableKey } from "#platform/web/api/with-publishable-key.ts";
import { readRefusal } from "./read-refusal.ts";

const client = new FunctionsClient(`${location.origin}/functions/v1`, {
  customFetch: (input, init) =>
    withPublishableKey(async (key) => {
      const caller = await callHeaders();
      const headers = new Headers(init?.headers);
      const all = { apikey: key, authorization: `Bearer ${key}`, ...caller };
      for (const [name, value] of Object.entries(all)) headers.set(name, value);
      // Sends the cookie that binds a checkout to this browser.
      const response = await watchedFetch(input, { ...init, headers, credentials: "same-origin" });
      if (response.status === 401 && caller.authorization) reportRefusedToken();
      return response;
    }),
});

/**
 * Calls `/functions/v1/<name>` with the current session, or as a visitor. Throws ApiError for an error reply.
 * Aborting `signal` cancels the call.
 */
export async function callFunction(name: string, body: object = {}, signal?: AbortSignal): Promise<unknown> {
  const { data, error } = await client.invoke<unknown>(name, { body, ...(signal && { signal }) });
  if (!error) return data;
  if (error instanceof FunctionsHttpError) {
    const response: Response = error.context;
    throw new ApiError(response.status, readRefusal(await response.json().catch(() => undefined)));
  }
  throw error instanceof FunctionsFetchError ? new TypeError(error.message, { cause: error }) : error;
}
