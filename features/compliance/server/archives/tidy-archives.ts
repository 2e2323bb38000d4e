import { z } from "zod";
import { defineTidying } from "#platform/server/background-files/define-tidying.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { archiveAccess } from "./archive.access.ts";
import { archiveFiles } from "./archive-files.ts";
import { deleteAllPackagesOver } from "./delete-packages-over.ts";
import { writeArchive } from "./write-archive.job.ts";

export const archiveTidying = defineTidying({
  files: archiveFiles,
  rule: archiveAccess.tidy,
  job: () => writeArchive,
  resuming: "archive.resume_writing",
  acts: {
    expired: "archive.expired",
    contentDeleted: "archive.content_deleted",
    resumed: "archive.resumed",
  },
});

export const tidyArchives = defineJob({
  name: "compliance.tidy_archives",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  async perform(ctx) {
    await deleteAllPackagesOver(ctx);
    await archiveTidying.tidy(ctx);
  },
});
