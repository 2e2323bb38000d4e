import { forgetToolModes } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../contract/index.ts";
import { connectionAccess } from "./connection.access.ts";
import { deleteConnectionRow, lockConnection } from "./connection.repository.ts";
import { listTools } from "./tools/connection-tool.repository.ts";
import { invalidateTools } from "./tools/remembered-tools.ts";

/** Deletes a connection with its secrets and tools. Results of earlier calls stay. */
export const deleteConnection = command(
  "connection.delete",
  connectionAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const key = { workspaceId, id };
    const row = await lockConnection(ctx.db, key);
    if (!row) fail(connectionErrors, "connection.not_found");
    const tools = await listTools(ctx.db, { workspaceId, connectionId: id });
    await deleteConnectionRow(ctx.db, key);
    invalidateTools(ctx);
    // Another connection can get the same prefix.
    await forgetToolModes(
      ctx,
      tools.map(({ tool_name }) => tool_name),
    );
    await ctx.audit({
      act: "connection.deleted",
      target: [{ type: "connection", id }],
      facts: { kind: row.kind },
      sealed: { name: row.name },
    });
  },
);
