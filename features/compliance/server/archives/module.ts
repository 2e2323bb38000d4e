import type { Module } from "#platform/server/module.ts";
import { archiveActs } from "./acts.ts";
import { archiveRoutes } from "./archive.routes.ts";
import { registerArchived } from "./declared.ts";
import { archiveTidying, tidyArchives } from "./tidy-archives.ts";
import { writeArchive } from "./write-archive.job.ts";

/** Archives of people and of legal holds. `declaring` are the modules that add to them. */
export function createArchivesModule({ declaring }: { declaring: () => readonly Module[] }): Module {
  return {
    name: "compliance_archives",
    routes: [archiveRoutes],
    jobs: [writeArchive, tidyArchives],
    acts: archiveActs,
    erasable: [
      {
        ...{ table: "archives", columns: ["workspace_id", "user_id", "subject_id"], isNaming: true },
        contents: { table: "archive_contents", key: "id" },
      },
      {
        table: "archive_contents",
        columns: ["workspace_id"],
        deleteContents: archiveTidying.deleteAllContents,
      },
    ],
    start(services) {
      registerArchived(services, () => declaring().flatMap(({ archived = [] }) => archived));
    },
  };
}
