import type { BackgroundFiles } from "#platform/server/background-files/background-files.ts";

/** How exports of events are made in the background. The files are packed in the store (gzip). */
export const eventExportFiles: BackgroundFiles = {
  noun: "event_export",
  table: "event_exports",
  contents: "event_export_contents",
  making: "writing",
  progress: ["done_count", "share"],
  keyOf: ({ workspace_id, id }) => `event-exports/${workspace_id}/${id}`,
};
