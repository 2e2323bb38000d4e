import type { FileSettings } from "#platform/server/config/config.ts";
import type { Module } from "#platform/server/module.ts";
import { fileRoutes } from "./file.routes.ts";
import { defaultFileSettings } from "./file-settings.ts";
import { readFileJob } from "./read-file.job.ts";
import { deleteAllOrphans, tidyFiles } from "./tidy-files.ts";

/** Files of people: uploading, reading their text, showing and deleting them. */
export function createFilesModule(settings: FileSettings = defaultFileSettings): Module {
  return {
    name: "files",
    routes: [fileRoutes(settings)],
    jobs: [readFileJob, tidyFiles],
    // Passages and the files of messages are deleted with their file, and contents that are left without one.
    erasable: [
      { table: "files", columns: ["workspace_id", "user_id"], batchSize: 50 },
      { table: "file_blobs", columns: ["workspace_id"], deleteContents: deleteAllOrphans },
    ],
  };
}
