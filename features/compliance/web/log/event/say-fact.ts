import type { LogEvent } from "../../../contract/index.ts";
import type { english } from "../../texts/english.ts";

type Words = (typeof english)["sentence"];

/** A fact of an event in words: those of periods are said, all others are as recorded. */
export function sayFact({ act, facts }: Pick<LogEvent, "act" | "facts">, name: string, words: Words): string {
  const value = facts[name];
  if (act.startsWith("retention_period.")) {
    if (name === "kind") return words.kinds[String(value)] ?? String(value);
    if (name.startsWith("days")) return value === "never" ? words.noPeriod : words.days(Number(value));
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
