import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

export { MemoryOfAgent, MemorySwitch } from "./lazy-parts.ts";

/** What a call of the tool remembered or proposed, below its line. */
export const memoryResults: readonly ToolResultView[] = [
  {
    toolName: "remember",
    isLine: true,
    load: async () => (await import("./remembered-line.tsx")).RememberedLine,
  },
];
