import { registerTool } from "#features/tools/server/index.ts";
import type { FileSettings } from "#platform/server/config/config.ts";
import type { Module } from "#platform/server/module.ts";
import { fileActs } from "./acts.ts";
import { archivedFiles } from "./archived-files.ts";
import { fileRoutes } from "./file.routes.ts";
import { listFileNames } from "./file-name.repository.ts";
import { defaultFileSettings, setFileSettings } from "./file-settings.ts";
import { readFileJob } from "./read-file.job.ts";
import { deleteAllOrphans, tidyFiles } from "./tidy-files.ts";
import { findFilesTool } from "./tools/find-files.tool.ts";
import { listFilesTool } from "./tools/list-files.tool.ts";
import { readFileTool } from "./tools/read-file.tool.ts";
import { writeFileTool } from "./tools/write-file.tool.ts";

/** Files of people: uploading, reading their text, showing and deleting them. */
export function createFilesModule(settings: FileSettings = defaultFileSettings): Module {
  const writeFile = writeFileTool(settings);
  return {
    name: "files",
    acts: fileActs,
    named: [{ type: "file", find: ({ db }, ids) => listFileNames(db, ids) }],
    routes: [fileRoutes(settings)],
    jobs: [readFileJob, tidyFiles],
    // Passages and the files of messages are deleted with their file, and contents that are left without one.
    erasable: [
      {
        table: "files",
        columns: ["workspace_id", "user_id"],
        batchSize: 50,
        contents: { table: "file_blobs", key: "content_hash" },
      },
      { table: "file_blobs", columns: ["workspace_id"], deleteContents: deleteAllOrphans },
    ],
    archived: [archivedFiles],
    start(services) {
      setFileSettings(services, settings);
      registerTool(services, "files", findFilesTool);
      registerTool(services, "files", listFilesTool);
      registerTool(services, "files", readFileTool);
      registerTool(services, "files", writeFile);
    },
  };
}
