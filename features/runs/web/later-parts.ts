import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded when a person opens the steps of an answer. */
export const ReplayDialog = optionalPart(
  async () => (await import("./replay/replay-dialog.tsx")).ReplayDialog,
);
