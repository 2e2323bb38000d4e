import type { StatusTable } from "#platform/contract/status.ts";

type ConnectionState = "new" | "ready" | "sign_in_needed" | "failing";

export const connectionStatuses: StatusTable<ConnectionState> = {
  new: { word: "Not checked", tone: "neutral", isActive: false },
  ready: { word: "Ready", tone: "good", isActive: false },
  sign_in_needed: { word: "Sign-in needed", tone: "warn", isActive: false },
  failing: { word: "Failing", tone: "bad", isActive: false },
};

type ConnectionToolState = "not_approved" | "approved" | "changed" | "gone" | "unusable";

export const connectionToolStatuses: StatusTable<ConnectionToolState> = {
  not_approved: { word: "Not approved", tone: "neutral", isActive: false },
  approved: { word: "Approved", tone: "good", isActive: false },
  /** Approved, and not what it was then. It is off. */
  changed: { word: "Changed", tone: "warn", isActive: false },
  gone: { word: "No longer offered", tone: "neutral", isActive: false },
  unusable: { word: "Cannot be used", tone: "bad", isActive: false },
};
