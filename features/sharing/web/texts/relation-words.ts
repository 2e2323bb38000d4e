import type { ShareRelation } from "../../contract/index.ts";
import type { english } from "./english.ts";

/** What a relation to this kind of object is called. */
export function relationWords(words: typeof english, noun: string): Record<ShareRelation | "owner", string> {
  return noun === "agent" ? words.relationsOfAgent : words.relations;
}

/** The kind of an object, as people call it. */
export function nounWord(words: typeof english, noun: string): string {
  return noun === "agent" ? words.nouns.agent : words.nouns.conversation;
}
