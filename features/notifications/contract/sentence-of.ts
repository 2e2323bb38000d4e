import type { Notification } from "./notification.ts";
import { english } from "./sentences/english.ts";
import { german } from "./sentences/german.ts";

const somebody = { en: "Somebody", de: "Jemand" };

/** What happened in a sentence, and what was written, if anything. */
export function sentenceOf(
  { kind, actor, facts, count }: Pick<Notification, "kind" | "actor" | "facts" | "count">,
  language: "en" | "de",
): { sentence: string; said: string | undefined } {
  const say = (language === "de" ? german : english)[kind];
  return {
    sentence: say({ who: actor?.name ?? somebody[language], facts, count }),
    said: facts.excerpt || facts.note || undefined,
  };
}
