import type { Approval } from "../contract/index.ts";

/** Who decides a request that the reader cannot decide. Null: nobody is there who could. */
export function describeDeciders({ deciders }: Pick<Approval, "deciders">): string | null {
  if (!deciders) return "Somebody else has to decide this.";
  const { names, total } = deciders;
  if (total === 0) return null;
  const rest = total - names.length;
  const all = rest > 0 ? [...names, rest === 1 ? "1 other" : `${rest} others`] : names;
  return `${list.format(all)} can decide this, and ${total === 1 ? "sees" : "see"} it on the dashboard.`;
}

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });
