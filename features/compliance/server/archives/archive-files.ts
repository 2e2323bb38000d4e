import type { BackgroundFiles } from "#platform/server/background-files/background-files.ts";

/** How archives are made in the background. */
export const archiveFiles: BackgroundFiles = {
  noun: "archive",
  table: "archives",
  contents: "archive_contents",
  making: "writing",
  progress: ["done_count", "share"],
  keyOf: ({ workspace_id, id }) => `archives/${workspace_id}/${id}`,
};
