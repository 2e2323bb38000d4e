import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded when they are opened, or when something may not be opened. */
export const ShareDialog = optionalPart(async () => (await import("./dialog/share-dialog.tsx")).ShareDialog);
export const SharePanel = optionalPart(async () => (await import("./dialog/share-panel.tsx")).SharePanel);
export const NewOwnerField = optionalPart(
  async () => (await import("./dialog/new-owner-field.tsx")).NewOwnerField,
);
export const NotHere = optionalPart(async () => (await import("./requests/not-here.tsx")).NotHere);
export const ShareEnded = optionalPart(async () => (await import("./live/share-ended.tsx")).ShareEnded);
/** Loaded with the start page of guests. */
export const SharedWithMe = optionalPart(
  async () => (await import("./lists/shared-with-me.tsx")).SharedWithMe,
);
/** Loaded with the page of the team. */
export const SharedLists = optionalPart(async () => (await import("./lists/shared-lists.tsx")).SharedLists);
