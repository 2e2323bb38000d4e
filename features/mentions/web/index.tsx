import { optionalPart } from "#platform/web/page/optional-part.ts";

export { blindIn, forgetMentions, mentionsOf } from "./kept-mentions.ts";
export { MentioningText } from "./mentioning-text.tsx";
export { mentionTexts } from "./texts/mention-texts.ts";
/** Loaded after the page: the first `@` finds it there. */
export const MentionList = optionalPart(async () => (await import("./mention-list.tsx")).MentionList);
