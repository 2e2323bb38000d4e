import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { sendPieces } from "#platform/server/http/send-pieces.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { downloadEventExport } from "./files/download-event-export.ts";
import { type EventExportRow, listEventExports } from "./files/event-export.repository.ts";
import { removeEventExport } from "./files/remove-event-export.ts";
import { requestEventExport } from "./files/request-event-export.ts";
import { callerOfExport } from "./files/see-event-export.ts";

/** Each may read a whole log. */
const requestLimit = { name: "event_export.request", burst: 10, perMinute: 4 };
const downloadLimit = { name: "event_export.download", burst: 10, perMinute: 5 };

const types = { jsonl: "application/jsonl", ocsf: "application/jsonl", csv: "text/csv; charset=utf-8" };

export function exportRoutes(app: App): void {
  app.route(contract.requestEventExportRoute, async (ctx, { body }) => {
    await requireToken(ctx, requestLimit, userOf(ctx).userId);
    return present(await requestEventExport(ctx, body));
  });
  app.route(contract.listEventExportsRoute, async (ctx) => ({
    items: (await query(ctx, ({ db }) => listEventExports(db, callerOfExport(ctx)))).map(present),
  }));
  app.route(contract.downloadEventExportRoute, async (ctx, { params, reply }) => {
    await requireToken(ctx, downloadLimit, userOf(ctx).userId);
    const { row, pieces } = await downloadEventExport(ctx, params);
    await sendPieces(reply, types[row.form], pieces, { name: fileNameOf(row) });
    return undefined;
  });
  app.route(contract.removeEventExportRoute, async (ctx, { params }) => {
    await removeEventExport(ctx, params);
    return undefined;
  });
}

function fileNameOf({ scope, form, created_at }: EventExportRow): string {
  const end = { jsonl: ".jsonl", csv: ".csv", ocsf: ".ocsf.jsonl" }[form];
  // To the second: several of a day are told apart.
  const at = created_at.toISOString().slice(0, 19).replaceAll(":", "-");
  return `events-of-${scope}-${at}Z${end}`;
}

function present(row: EventExportRow): contract.EventExport {
  return {
    ...{ id: row.id, form: row.form, scope: row.scope, filter: row.filter, state: row.state },
    ...{ problem: row.problem, doneCount: row.done_count, share: row.share, sizeBytes: row.size_bytes },
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
