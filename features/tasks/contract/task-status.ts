import type { StatusTable } from "#platform/contract/status.ts";

export const taskStatuses: StatusTable<"open" | "in_progress" | "done" | "cancelled"> = {
  open: { word: "Open", tone: "brass", isActive: false },
  in_progress: { word: "In progress", tone: "info", isActive: true },
  done: { word: "Done", tone: "good", isActive: false },
  cancelled: { word: "Cancelled", tone: "neutral", isActive: false },
};
