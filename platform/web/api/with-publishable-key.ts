import { loadConfig, reloadConfig } from "./config.ts";

/**
 * Makes a call with the publishable key. An open page may hold a key from before a restart with another one.
 * A refused key is fetched again and the call retried once.
 */
export async function withPublishableKey(call: (key: string) => Promise<Response>): Promise<Response> {
  const { publishableKey } = await loadConfig();
  const response = await call(publishableKey);
  if (!(await isKeyRefused(response))) return response;
  const anew = await reloadConfig().catch(() => undefined);
  return anew && anew.publishableKey !== publishableKey ? call(anew.publishableKey) : response;
}

/** Recognized by the message alone, because a gateway's refusal has no code. */
async function isKeyRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "message" in body && body.message === "Invalid API key";
}
