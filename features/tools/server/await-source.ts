import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx } from "#platform/server/context.ts";
import { type ReadTools, readTools } from "./tool-catalogue.ts";

/** How long a call waits before each further try. With the time of a try, it is 19 seconds at most. */
const pausesMs = [100, 400, 1_500];
const tryTimeoutMs = 5_000;

/**
 * The tools of the acting person once a source has given an answer. Tries again within bounds, because a call that a
 * person approved must not be lost to a slow source. The source is among the silent ones when it stayed silent. Stop
 * ends the waiting: nothing is read after it.
 */
export async function awaitSource(ctx: Ctx, source: string, signal: AbortSignal): Promise<ReadTools> {
  let read = await readTools(ctx);
  for (const pauseMs of pausesMs) {
    if (!read.silent.includes(source)) return read;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return read;
    read = await readTools(ctx, tryTimeoutMs);
  }
  return read;
}
