import type { AdminSubscription } from "../../contract/admin/workspace-billing.ts";

/** The provider's status in words: "Past due"; unknown ones unchanged. */
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
