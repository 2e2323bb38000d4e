import type { AdminSubscription } from "../../contract/admin/workspace-billing.ts";

/** What the provider calls a subscription, for a person: "Past due". What this version does not know stays as it is. */
export function nameStatus(status: string): string {
  return new Map(Object.entries(words)).get(status) ?? status;
}

const words: Record<AdminSubscription["status"], string> = {
  trialing: "Trial",
  active: "Active",
  past_due: "Past due",
  canceled: "Cancelled",
  unpaid: "Unpaid",
  incomplete: "Not finished",
  incomplete_expired: "Never finished",
  paused: "Paused",
};
