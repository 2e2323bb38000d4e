import type { Approval } from "../contract/index.ts";
import type { english } from "./texts/english.ts";

/** Who decides a request that the reader cannot decide. Null: nobody is there who could. */
export function describeDeciders(
  { deciders }: Pick<Approval, "deciders">,
  words: typeof english,
): string | null {
  if (!deciders) return words.somebodyElse;
  const { names, total } = deciders;
  if (total === 0) return null;
  const rest = total - names.length;
  const list = new Intl.ListFormat(words.locale, { type: "disjunction" });
  return words.deciders(list.format(rest > 0 ? [...names, words.others(rest)] : names), total);
}
