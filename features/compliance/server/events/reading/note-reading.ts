import type { JsonObject } from "#platform/contract/json.ts";
import { canonicalJson } from "#platform/server/audit/canonical-json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import type { LogScope } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import { listRecentFacts } from "../event.repository.ts";
import type { Wanted } from "../search/condition.ts";
import { factsOfReading } from "./facts-of-reading.ts";

/** A reader who scrolls, or follows a log, leaves one event in this time. */
const onceInMs = 10 * 60_000;

/** Records that somebody reads events of others, and which. Once in ten minutes for the same reader and filter. */
export const noteReading = command(
  "log.note_reading",
  eventAccess.note_reading,
  async (ctx, { scope, wanted }: { scope: LogScope; wanted: Wanted }): Promise<void> => {
    const { userId: personId } = userOf(ctx);
    const { workspaceId } = wanted;
    const { facts, typed } = factsOfReading(scope, wanted);
    const since = new Date(ctx.now().getTime() - onceInMs);
    const recent = await listRecentFacts(ctx.db, { workspaceId, act: "log.read", personId, since });
    const same = canonicalJson(facts);
    const isNoted = recent.some(({ facts: noted }) => canonicalJson((noted ?? {}) as JsonObject) === same);
    const isRepeated = typed === undefined || wasTypedRecently(ctx, `${personId} ${same} ${typed}`);
    if (isNoted && isRepeated) return;
    await ctx.audit({
      act: "log.read",
      workspaceId,
      target: [{ type: "log", id: workspaceId }],
      facts,
      ...(typed === undefined ? {} : { sealed: { typed } }),
    });
  },
);

/** By server: what was typed is sealed in its event, so that no later event can be compared with it. */
const typedReadings = new WeakMap<Services, Map<string, number>>();
const mostRemembered = 1_000;

/** Whether this reader typed the same within the time. Remembers it otherwise. */
function wasTypedRecently({ services, now }: Ctx, reading: string): boolean {
  const known = typedReadings.get(services) ?? new Map<string, number>();
  typedReadings.set(services, known);
  const at = now().getTime();
  if ((known.get(reading) ?? 0) > at - onceInMs) return true;
  known.delete(reading);
  known.set(reading, at);
  if (known.size > mostRemembered) known.delete(known.keys().next().value ?? "");
  return false;
}
