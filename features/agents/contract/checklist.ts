import { z } from "zod";
import { type StatusTable, statusesOf } from "#platform/contract/status.ts";

type ItemState = "open" | "doing" | "done" | "dropped";

/** The states of an item of a checklist. */
export const checklistStates: StatusTable<ItemState> = {
  open: { word: "Open", tone: "neutral", isActive: false },
  doing: { word: "In progress", tone: "accent", isActive: true },
  done: { word: "Done", tone: "good", isActive: false },
  dropped: { word: "Dropped", tone: "neutral", isActive: false },
};

export const ChecklistItem = z.object({
  text: z.string().trim().min(1).max(200),
  state: z.enum(statusesOf(checklistStates)),
});

/** What an agent plans to do, and how far it is. The newest one counts. */
export const Checklist = z.object({ items: z.array(ChecklistItem).min(1).max(30) });
export type Checklist = z.infer<typeof Checklist>;

/** How far a checklist is, in a line. */
export function describeChecklist({ items }: Checklist): string {
  const counted = items.filter(({ state }) => state !== "dropped");
  const done = counted.filter(({ state }) => state === "done").length;
  return `${done} of ${counted.length} done`;
}
