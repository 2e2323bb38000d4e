import type { Language } from "../language.ts";
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
    new RegExp(
      `^(?:rechne|wandle|was sind|wie ?viel sind)? ?${amount} ?${unit} in ${unit}(?: um(?:rechnen)?)?$`,
    ),
    "given first",
  ],
];
const currency = /^(?:usd|eur|euros?|dollars?|chf|francs?|franken|gbp|yen|jpy|€|sterling|kronen?)$/;

/** "how many km are 26 miles", "convert 72 inches to cm". The tool knows the units and refuses others. */
export function convertUnitsIntent({ plain, language }: Request): Candidate | undefined {
  for (const [pattern, order] of readings) {
    const [, first = "", second = "", third = ""] = pattern.exec(plain) ?? [];
    if (third === "") continue;
    const [typed, from, to] = order === "asked first" ? [second, third, first] : [first, second, third];
    // In German a point stands between thousands.
    const number = language === "de" ? typed.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, "") : typed;
    const meaning = `convert ${number} ${from} to ${to}`;
    if (currency.test(from) || currency.test(to)) return rates(meaning, language);
    const expression = `${number} ${from} in ${to}`;
    return {
      ...{ intent: "convert", score: 0.9, meaning },
      action: { type: "tool", toolName: "calculate", input: { expression } },
    };
  }
  return undefined;
}

const noRates: Record<Language, string> = {
  en: "I have no exchange rates. Give me the rate, and I calculate: “250 * 0.92”. Or give me the address of a page that has it, and I read it for you.",
  de: "Ich habe keine Wechselkurse. Nennen Sie mir den Kurs, und ich rechne: „250 * 0,92“. Oder nennen Sie mir die Adresse einer Seite, auf der er steht, und ich lese sie.",
};

function rates(meaning: string, language: Language): Candidate {
  return { intent: "convert", score: 0.9, meaning, action: { type: "say", text: noRates[language] } };
}
