import { type AuthModuleOptions, serviceOf } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { archiveActs } from "./acts.ts";
import { archiveRoutes } from "./archive.routes.ts";
import { registerArchived } from "./declared.ts";
import { deleteAllPackagesOver } from "./delete-packages-over.ts";
import { archiveTidying, tidyArchives } from "./tidy-archives.ts";
import { writeArchive } from "./write-archive.job.ts";

export interface ArchivesOptions {
  /** The modules that add to archives. */
  declaring: () => readonly Module[];
  auth?: AuthModuleOptions;
}

/** Archives of people and of legal holds. */
export function createArchivesModule({ declaring, auth }: ArchivesOptions): Module {
  return {
    name: "compliance_archives",
    routes: [archiveRoutes(serviceOf(auth))],
    jobs: [writeArchive, tidyArchives],
    acts: archiveActs,
    erasable: [
      {
        ...{ table: "archives", columns: ["workspace_id", "user_id", "subject_id"], isNaming: true },
        contents: { table: "archive_contents", key: "id" },
        // A hold that stands keeps whom it covers. Whoever is erased may be in packages of those that are over.
        deleteContents: deleteAllPackagesOver,
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
