import type { KnowledgeInChatView } from "#features/chat/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loaded after the page. */
export const knowledgeInChatView: KnowledgeInChatView = {
  Choice: optionalPart(async () => (await import("./knowledge-choice.tsx")).KnowledgeChoice),
  Chips: optionalPart(async () => (await import("./knowledge-chips.tsx")).KnowledgeChips),
};
export const CollectionsField = optionalPart(
  async () => (await import("./collections-field.tsx")).CollectionsField,
);
