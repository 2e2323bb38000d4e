import { z } from "zod";
import { defineTidying } from "#platform/server/background-files/define-tidying.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { eventExportAccess } from "../event-export.access.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { writeEventExport } from "./write-event-export.ts";

export const eventExportTidying = defineTidying({
  files: eventExportFiles,
  rule: eventExportAccess.tidy,
  job: () => writeEventExport,
  resuming: "event_export.resume_writing",
  acts: {
    expired: "event_export.expired",
    contentDeleted: "event_export.content_deleted",
    resumed: "event_export.resumed",
  },
});

export const tidyEventExports = defineJob({
  name: "compliance.tidy_event_exports",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  perform: (ctx) => eventExportTidying.tidy(ctx),
});
