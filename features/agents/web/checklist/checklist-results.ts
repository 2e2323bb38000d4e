import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

/** The checklist stands once, at the top of its answer. */
export const checklistResults: readonly ToolResultView[] = [
  {
    toolName: "update_checklist",
    place: "top",
    isLine: true,
    load: async () => (await import("./checklist-result.tsx")).ChecklistResult,
  },
];
