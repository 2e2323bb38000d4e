import { optionalPart } from "#platform/web/page/optional-part.ts";

/** Loads after its page. */
export const QuestionPanel = optionalPart(
  async () => (await import("./question/question-panel.tsx")).QuestionPanel,
);
