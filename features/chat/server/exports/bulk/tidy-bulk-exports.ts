import { z } from "zod";
import { defineTidying } from "#platform/server/background-files/define-tidying.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { bulkExportAccess } from "./bulk-export.access.ts";
import { bulkExportFiles } from "./bulk-export-files.ts";
import { packBulkExport } from "./pack-bulk-export.ts";

export const bulkExportTidying = defineTidying({
  files: bulkExportFiles,
  rule: bulkExportAccess.tidy,
  job: () => packBulkExport,
  resuming: "bulk_export.resume_packing",
  acts: {
    expired: "bulk_export.expired",
    contentDeleted: "bulk_export.content_deleted",
    resumed: "bulk_export.packing_resumed",
  },
});

export const tidyBulkExports = defineJob({
  name: "chat.tidy_bulk_exports",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  perform: (ctx) => bulkExportTidying.tidy(ctx),
});
