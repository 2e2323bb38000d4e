import type { Candidate, Request } from "../plan.ts";

const amount = String.raw`(-?\d[\d.,]*\d|-?\d)`;
const unit = '((?:degrees? |grad )?[a-zäöüß°²³"/]{1,20}(?: [a-zäöüß]{1,12})?)';
const readings: [RegExp, "asked first" | "given first"][] = [
  [new RegExp(`^how (?:many|much) ${unit} (?:are|is)(?: there)?(?: in)? ${amount} ?${unit}$`), "asked first"],
  [new RegExp(`^wie ?viele? ${unit} (?:sind|ist|hat|haben) ${amount} ?${unit}$`), "asked first"],
  [
    new RegExp(
      `^(?:convert|change|what(?:'s| is| are)|how much (?:is|are))? ?${amount} ?${unit} (?:to|into|in) ${unit}$`,
    ),
    "given first",
  ],
  [
    new RegExp(`^(?:rechne|wandle|was sind|wie ?viel sind)? ?${amount} ?${unit} in ${unit}(?: um)?$`),
    "given first",
  ],
];
const currency = /^(?:usd|eur|euros?|dollars?|chf|francs?|franken|gbp|yen|jpy|€|sterling|kronen?)$/;

/** "how many km are 26 miles", "convert 72 inches to cm". The tool knows the units and refuses others. */
export function convertUnitsIntent({ plain }: Request): Candidate | undefined {
  for (const [pattern, order] of readings) {
    const [, first = "", second = "", third = ""] = pattern.exec(plain) ?? [];
    if (third === "") continue;
    const [number, from, to] = order === "asked first" ? [second, third, first] : [first, second, third];
    const meaning = `convert ${number} ${from} to ${to}`;
    if (currency.test(from) || currency.test(to)) return rates(meaning);
    const expression = `${number} ${from} in ${to}`;
    return {
      ...{ intent: "convert", score: 0.9, meaning },
      action: { type: "tool", toolName: "calculate", input: { expression } },
    };
  }
  return undefined;
}

function rates(meaning: string): Candidate {
  const text =
    "I have no exchange rates. Give me the rate, and I calculate: “250 * 0.92”. Or give me the address of a page that has it, and I read it for you.";
  return { intent: "convert", score: 0.9, meaning, action: { type: "say", text } };
}
