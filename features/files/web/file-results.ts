import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

/** How the results of this feature's tools are shown in a conversation. */
export const fileResults: readonly ToolResultView[] = [
  {
    toolName: "write_file",
    isLine: true,
    load: async () => (await import("./written-file.tsx")).WrittenFile,
  },
];
