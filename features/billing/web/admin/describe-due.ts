import { formatDay } from "#platform/web/ui/time/format-day.ts";
import type { BilledWorkspace } from "../../contract/admin/billed-workspace.ts";

/** The next date of a workspace: "Renews on 1 December 2026"; empty without one. */
export function describeDue({ state, dueAt, cancelAt }: BilledWorkspace): string {
  if (state === "assigned") return dueAt ? `Until ${formatDay(new Date(dueAt))}` : "No end date";
  if (cancelAt && state !== "ended" && state !== "none") return `Ends on ${formatDay(new Date(cancelAt))}`;
  if (!dueAt || state === "ended" || state === "none") return "";
  const day = formatDay(new Date(dueAt));
  if (state === "trial") return `Trial ends on ${day}`;
  return state === "grace" ? `Keeps the plan until ${day}` : `Renews on ${day}`;
}
