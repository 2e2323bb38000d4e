import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded after the pages that have them. */
export const InboxPanel = optionalPart(async () => (await import("./panel/inbox-panel.tsx")).InboxPanel);
export const WaitingCount = optionalPart(async () => (await import("./bell/waiting-count.tsx")).WaitingCount);
