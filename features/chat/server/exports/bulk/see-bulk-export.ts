import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { bulkExportErrors } from "../../../contract/index.ts";
import { type BulkExportRow, findBulkExport } from "./bulk-export.repository.ts";

/** An export of the caller. Throws `bulk_export.not_found`. */
export async function seeBulkExport({ db }: Ctx, id: string): Promise<BulkExportRow> {
  return (await findBulkExport(db, id)) ?? fail(bulkExportErrors, "bulk_export.not_found");
}
