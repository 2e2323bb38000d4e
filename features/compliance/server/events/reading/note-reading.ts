import { createHash } from "node:crypto";
import type { JsonObject } from "#platform/contract/json.ts";
import { canonicalJson } from "#platform/server/audit/canonical-json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { LogScope } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import { listRecentFacts } from "../event.repository.ts";
import type { Wanted } from "../finding/condition.ts";

/** A reader who scrolls, or follows a log, leaves one event in this time. */
const onceInMs = 10 * 60_000;
const mostListed = 20;

/** Records that somebody reads events of others, and which. Once in ten minutes for the same reader and filter. */
export const noteReading = command(
  "log.note_reading",
  eventAccess.note_reading,
  async (ctx, { scope, wanted }: { scope: LogScope; wanted: Wanted }): Promise<void> => {
    const { userId: personId } = userOf(ctx);
    const { workspaceId } = wanted;
    const facts = factsOf(scope, wanted);
    const since = new Date(ctx.now().getTime() - onceInMs);
    const recent = await listRecentFacts(ctx.db, { workspaceId, act: "log.read", personId, since });
    const same = canonicalJson(facts);
    if (recent.some(({ facts: noted }) => canonicalJson((noted ?? {}) as JsonObject) === same)) return;
    await ctx.audit({
      act: "log.read",
      workspaceId,
      target: [{ type: "log", id: workspaceId }],
      facts,
    });
  },
);

/** What was looked for, in ids and closed words: a search leaves what it meant, not what was typed. */
function factsOf(scope: LogScope, { clauses, isOkOnly, from, to }: Wanted): JsonObject {
  const where = clauses.map((clause) =>
    clause.map(({ kind, values }) => `${kind}:${listed(values.map(String))}`).join(" or "),
  );
  return {
    log: scope,
    ...(where.length > 0 ? { where } : {}),
    ...(isOkOnly ? { outcome: "ok" } : {}),
    ...(from ? { from: from.getTime() } : {}),
    ...(to ? { to: to.getTime() } : {}),
  };
}

function listed(values: readonly string[]): string {
  const all = values.join(",");
  return values.length <= mostListed ? all : `sha256-${createHash("sha256").update(all).digest("hex")}`;
}
