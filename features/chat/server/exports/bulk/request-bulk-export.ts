import { lockRequests } from "#platform/server/background-files/generation.repository.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import {
  bulkExportErrors,
  chatErrors,
  mostBulkExports,
  type RequestBulkExport,
} from "../../../contract/index.ts";
import { findConversation } from "../../conversation.repository.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { type BulkExportRow, insertBulkExport, listBulkExports } from "./bulk-export.repository.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";
import { packBulkExport } from "./pack-bulk-export.ts";

/** Has several conversations packed. Throws `conversation.not_found` and `bulk_export.too_many`. */
export const requestBulkExport = command(
  "bulk_export.request",
  bulkExportAccess.request,
  async (
    ctx,
    { form, ids, keptHours }: RequestBulkExport & { keptHours: number },
  ): Promise<BulkExportRow> => {
    const { userId, workspaceId } = userOf(ctx);
    await lockRequests(ctx.db, bulkExportFiles, userId);
    if ((await listBulkExports(ctx.db)).length >= mostBulkExports) {
      fail(bulkExportErrors, "bulk_export.too_many");
    }
    const conversationIds = ids ? [...new Set(ids)] : null;
    for (const id of conversationIds ?? []) {
      if (!(await findConversation(ctx.db, id))) fail(chatErrors, "conversation.not_found");
    }
    const id = newId();
    const row = await insertBulkExport(ctx.db, {
      ...{ id, user_id: userId, form, conversation_ids: conversationIds, kept_hours: keptHours },
    });
    if (!row) throw new Error("The export was not stored.");
    await ctx.audit({
      act: "bulk_export.requested",
      target: [{ type: "bulk_export", id }],
      facts: { as: form, conversations: conversationIds?.length ?? null },
    });
    await ctx.enqueue(packBulkExport, { workspaceId, id }, { singletonKey: id, of: userId });
    return row;
  },
);
