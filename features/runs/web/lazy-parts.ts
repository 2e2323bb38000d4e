import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded when a person opens the steps of an answer. */
export const ReplayDialog = optionalPart(
  async () => (await import("./replay/replay-dialog.tsx")).ReplayDialog,
);

/** Loaded when a person opens a receipt. */
export const ReceiptSlip = optionalPart(async () => (await import("./receipt-slip.tsx")).ReceiptSlip);

/** Loaded with the dashboard. */
export const ActiveRunsPanel = optionalPart(
  async () => (await import("./active/active-runs-panel.tsx")).ActiveRunsPanel,
);
