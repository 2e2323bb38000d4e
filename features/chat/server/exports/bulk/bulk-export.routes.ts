import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../../contract/index.ts";
import { type BulkExportRow, listBulkExports } from "./bulk-export.repository.ts";
import { downloadBulkExport } from "./download-bulk-export.ts";
import { removeBulkExport } from "./remove-bulk-export.ts";
import { requestBulkExport } from "./request-bulk-export.ts";

/** Each may read all that a person ever said. */
const requestLimit = { name: "bulk_export.request", burst: 10, perMinute: 2 };
/** Each may be a gigabyte. */
const downloadLimit = { name: "bulk_export.download", burst: 10, perMinute: 5 };

export function bulkExportRoutes(keptHours: number): (app: App) => void {
  return (app) => {
    app.route(contract.requestBulkExportRoute, async (ctx, { body }) => {
      await requireToken(ctx, requestLimit, userOf(ctx).userId);
      return present(await requestBulkExport(ctx, { ...body, keptHours }));
    });
    app.route(contract.listBulkExportsRoute, async (ctx) => ({
      items: (await query(ctx, ({ db }) => listBulkExports(db))).map(present),
    }));
    app.route(contract.downloadBulkExportRoute, async (ctx, { params, reply }) => {
      await requireToken(ctx, downloadLimit, userOf(ctx).userId);
      const { stream, sizeBytes } = await downloadBulkExport(ctx, params);
      await sendPieces(reply, "application/zip", stream, { sizeBytes });
      return undefined;
    });
    app.route(contract.removeBulkExportRoute, async (ctx, { params }) => {
      await removeBulkExport(ctx, params);
      return undefined;
    });
  };
}

function present(row: BulkExportRow): contract.BulkExport {
  return {
    id: row.id,
    form: row.form,
    isOfAll: row.conversation_ids === null,
    state: row.state,
    problem: row.problem,
    doneCount: row.done_count,
    totalCount: row.total_count,
    sizeBytes: row.size_bytes,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
