import type { PendingItem } from "../../contract/admin/pending-item.ts";

/** Describes a pending item, without a full stop. */
export function nameMatter({ kind, detail }: Pick<PendingItem, "kind" | "detail">): string {
  switch (kind) {
    case "webhook":
      return `Told by the provider, not read yet: ${detail}`;
    case "closing":
      return detail === "at_once"
        ? "To be ended at the provider at once"
        : "To be ended at the provider with the time that is paid";
    case "checkout":
      return detail === "quarantined"
        ? "Checkout set aside: it is not as it was begun, and ends by itself after a week"
        : "Checkout completed, claimed by nobody: it ends by itself after a week";
  }
}
