import type { BackgroundFiles } from "#platform/server/background-files/background-files.ts";

/** How exports of several conversations are made in the background. */
export const bulkExportFiles: BackgroundFiles = {
  noun: "bulk_export",
  table: "bulk_exports",
  contents: "bulk_export_contents",
  making: "packing",
  progress: ["done_count", "total_count"],
  keyOf: ({ workspace_id, id }) => `bulk-exports/${workspace_id}/${id}`,
};
