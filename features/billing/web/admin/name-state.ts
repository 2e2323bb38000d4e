import type { PillTone } from "#platform/web/ui/pill.tsx";
import type { BilledState, BilledWorkspace } from "../../contract/admin/billed-workspace.ts";
import { formatDay } from "../subscription/describe-subscription.ts";

/** Label and tone of each state. */
export const billedStateNames: Readonly<Record<BilledState, { word: string; tone: PillTone }>> = {
  trial: { word: "Trial", tone: "info" },
  paid: { word: "Paid", tone: "good" },
  grace: { word: "Payment failed", tone: "bad" },
  assigned: { word: "Assigned", tone: "accent" },
  ended: { word: "Ended", tone: "neutral" },
  none: { word: "No plan", tone: "neutral" },
};

/** The next date of a workspace: "Renews on 1 December 2026"; empty without one. */
export function describeDue({ state, dueAt, cancelAt }: BilledWorkspace): string {
  if (state === "assigned") return dueAt ? `Until ${formatDay(new Date(dueAt))}` : "Until taken back";
  if (cancelAt && state !== "ended" && state !== "none") return `Ends on ${formatDay(new Date(cancelAt))}`;
  if (!dueAt || state === "ended" || state === "none") return "";
  const day = formatDay(new Date(dueAt));
  if (state === "trial") return `Trial ends on ${day}`;
  return state === "grace" ? `Keeps the plan until ${day}` : `Renews on ${day}`;
}
