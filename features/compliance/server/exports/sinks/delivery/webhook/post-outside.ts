import { openExchange } from "#platform/server/guarded-fetch/open-exchange.ts";
import { pinnedAgent } from "#platform/server/guarded-fetch/pinned-agent.ts";
import { readPackets } from "#platform/server/guarded-fetch/read-packets.ts";
import { resolvePublic, systemResolver } from "#platform/server/guarded-fetch/resolve-public.ts";
import { toFetchError } from "#platform/server/guarded-fetch/to-fetch-error.ts";
import { checkOutside, type Outside } from "../outside.ts";

const timeoutMs = 10_000;
const mostAnswerBytes = 64_000;

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Posts to a public address, or to one that the operator allows. Follows no redirect. Throws GuardedFetchError. */
export async function postOutside(
  outside: Outside,
  { url, headers, body, signal }: Post,
): Promise<{ status: number; text: string }> {
  const checked = checkOutside(outside, url);
  const agent = await pinnedAgent(await resolvePublic(checked, outside.resolve ?? systemResolver), timeoutMs);
  try {
    const { status, packets } = await openExchange(agent, {
      url: checked.url,
      method: "POST",
      headers: { ...headers, "accept-encoding": "identity" },
      body,
      signal,
      firstByteTimeoutMs: timeoutMs,
      idleTimeoutMs: timeoutMs,
    });
    return { status, text: (await readPackets(packets, mostAnswerBytes)).toString("utf8") };
  } catch (error) {
    throw toFetchError(error, signal);
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}
