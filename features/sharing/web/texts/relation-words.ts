import type { ShareRelation } from "../../contract/index.ts";
import type { english } from "./english.ts";

/** What a relation to this kind of object is called. */
export function relationWords(words: typeof english, noun: string): Record<ShareRelation | "owner", string> {
  return noun === "agent" ? words.relationsOfAgent : words.relations;
}

/** The kind of an object, as people call it. */
export function nounWord(words: typeof english, noun: string): string {
  const { nouns } = words;
  const known = Object.entries(nouns).find(([name]) => name === noun);
  return known?.[1] ?? nouns.conversation;
}

/** What stays of an object of this kind where its share is withdrawn. Undefined: nothing. */
export function whatStays({ stays }: typeof english, noun: string): string | undefined {
  return Object.entries(stays).find(([name]) => name === noun)?.[1];
}
