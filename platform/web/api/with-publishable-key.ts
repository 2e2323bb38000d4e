import { loadConfig, reloadConfig } from "./config.ts";

/**
 * Performs a call that carries the publishable key. An open page may have read the key before the server was started
 * anew with another: a refused one is read anew, and the call made once more with that.
 */
export async function withPublishableKey(call: (key: string) => Promise<Response>): Promise<Response> {
  const { publishableKey } = await loadConfig();
  const response = await call(publishableKey);
  if (!(await isKeyRefused(response))) return response;
  const anew = await reloadConfig().catch(() => undefined);
  return anew && anew.publishableKey !== publishableKey ? call(anew.publishableKey) : response;
}

/** Told apart from other refusals by its words alone: a gateway's refusal has no code. */
async function isKeyRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "message" in body && body.message === "Invalid API key";
}
