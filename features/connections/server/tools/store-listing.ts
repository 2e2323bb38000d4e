import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { connectionErrors } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import { type ConnectionRow, lockConnection } from "../connection.repository.ts";
import { updateComparison, upsertHealth } from "../health.repository.ts";
import {
  type ConnectionToolRow,
  dropUnlistedTools,
  listOtherToolNames,
  listTools,
  type SeenTool,
  upsertSeenTools,
} from "./connection-tool.repository.ts";
import { formHash } from "./form-hash.ts";
import { toolNameFor } from "./name-tools.ts";
import { notifyToolsSwitchedOff } from "./notify-tools-switched-off.ts";
import type { OfferedForm } from "./offered-form.ts";
import { invalidateTools } from "./remembered-tools.ts";

export interface Listing {
  connectionId: string;
  forms: readonly OfferedForm[];
  /** Further tools, which are not kept. */
  leftOut: number;
}

/** Stores which tools a connection has now. A tool that is not what was approved is off from then on. */
export const storeListing = command(
  "connection.store_listing",
  connectionAccess.record,
  async (ctx, listing: Listing): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const key = { workspaceId, id: listing.connectionId };
    const connection = (await lockConnection(ctx.db, key)) ?? fail(connectionErrors, "connection.not_found");
    const known = await listTools(ctx.db, { workspaceId, connectionId: connection.id });
    const seen = await seenTools(ctx, connection, listing.forms, known);
    const different = seen.filter(
      ({ row, before }) => before?.seen_hash !== row.seen_hash || !before.is_listed,
    );
    const listed = seen.map(({ row }) => row.remote_name);
    const gone = known.filter((tool) => tool.is_listed && !listed.includes(tool.remote_name));
    const at = ctx.now();
    await upsertSeenTools(
      ctx.db,
      different.map(({ row }) => row),
      at,
    );
    await dropUnlistedTools(ctx.db, { workspaceId, connectionId: connection.id, listed });
    await upsertHealth(ctx.db, key, { state: "ready", error: null, at });
    await updateComparison(ctx.db, key, { at, leftOut: listing.leftOut });
    if (different.length === 0 && gone.length === 0) return;
    invalidateTools(ctx);
    await ctx.audit({
      act: "connection.tools_compared",
      workspaceId,
      target: [{ type: "connection", id: connection.id }],
      facts: {
        added: different.filter(({ before }) => !before).length,
        changed: different.filter(({ before }) => before).length,
        // These were on until now.
        switched_off: different.filter(({ before }) => before?.approved_hash === before?.seen_hash && before)
          .length,
        gone: gone.length,
        left_out: listing.leftOut,
      },
    });
    await notifyToolsSwitchedOff(ctx, connection, different.filter(wasOn).length);
  },
);

interface Seen {
  row: SeenTool;
  before: ConnectionToolRow | undefined;
}

/** It could be called until now, and is something else now. */
function wasOn({ row, before }: Seen): boolean {
  return (
    before?.is_listed === true &&
    before.approved_hash === before.seen_hash &&
    before.seen_hash !== row.seen_hash
  );
}

/** Each remote name once: the first of two. */
async function seenTools(
  ctx: Ctx,
  connection: ConnectionRow,
  forms: readonly OfferedForm[],
  known: ConnectionToolRow[],
): Promise<Seen[]> {
  const { workspace_id, id: connection_id, prefix } = connection;
  const others = await listOtherToolNames(ctx.db, { workspaceId: workspace_id, connectionId: connection_id });
  const taken = new Set([...others, ...known.map(({ tool_name }) => tool_name)]);
  const seen = new Map<string, Seen>();
  for (const { remoteName, form, problem } of forms) {
    if (seen.has(remoteName)) continue;
    const before = known.find(({ remote_name }) => remote_name === remoteName);
    const tool_name = before?.tool_name ?? toolNameFor(prefix, remoteName, taken);
    taken.add(tool_name);
    const named = { workspace_id, connection_id, remote_name: remoteName, tool_name };
    const row = { ...named, id: before?.id ?? newId(), seen: form, seen_hash: formHash(form), problem };
    seen.set(remoteName, { row, before });
  }
  return [...seen.values()];
}
