import type { Acts } from "../use-acts.ts";

/** An act in a list of choices: its sentence without who did it and to what. */
export function describeAct({ sentences, nouns }: Acts, act: string): string {
  if (!act.includes(".")) return nouns.get(act) ?? act;
  const sentence = sentences.get(act);
  if (sentence === undefined) return act;
  const said = sentence
    .replace(/^\{(actor|person)\} (hat |ist |wurde )?/, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\s*\{[^}]*\}/g, " …")
    .replace(/ {2,}/g, " ")
    .trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
