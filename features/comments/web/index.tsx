import { optionalPart } from "#platform/web/page/optional-part.ts";

export const CommentsButton = optionalPart(
  async () => (await import("./comments-button.tsx")).CommentsButton,
);
export const CommentsPanel = optionalPart(
  async () => (await import("./panel/comments-panel.tsx")).CommentsPanel,
);
export const MessageMark = optionalPart(async () => (await import("./message-mark.tsx")).MessageMark);
