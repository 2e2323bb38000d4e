import type { PendingItem } from "../../contract/admin/pending-item.ts";

/** Describes a pending item, without a full stop. */
export function nameMatter({ kind, detail }: Pick<PendingItem, "kind" | "detail">): string {
  switch (kind) {
    case "webhook":
      return `Received from the provider, not processed yet: ${detail}`;
    case "closing":
      return detail === "at_once"
        ? "Subscription to cancel immediately"
        : "Subscription to cancel at the end of the paid period";
    case "checkout":
      return detail === "quarantined"
        ? "Checkout set aside: it does not match what was started. It expires after a week"
        : "Checkout completed but not claimed. It expires after a week";
  }
}
