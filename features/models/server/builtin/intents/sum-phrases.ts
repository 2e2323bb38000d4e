const number = String.raw`[$€£]?\s*(\d[\d.,]*\d|\d)\s*(?:euros?|dollars?|€|eur|usd)?`;
const percent = String.raw`(\d[\d.,]*\d|\d)\s*(?:%|percent|per cent)`;
const lead = "(?:what(?:'s| is| are)?|how much (?:is|are)|calculate|compute)?(?: the)? ?";

/** Sums that people put in sentences, as expressions. */
const phrases: [RegExp, (...numbers: string[]) => string][] = [
  [
    new RegExp(`^${lead}${number} with (?:an? )?${percent} (?:discount|off|reduction|rebate)$`),
    (whole, part) => `${part}% off ${whole}`,
  ],
  [
    new RegExp(`^${lead}(?:an? )?${percent} (?:discount|reduction) (?:of|on|from) ${number}$`),
    (part, whole) => `${part}% off ${whole}`,
  ],
  [
    new RegExp(
      `^${lead}${number} (plus|minus|\\+|-) ${percent} (?:vat|tax|discount|tip|sales tax|commission)$`,
    ),
    (whole, sign, part) => `${whole} ${sign === "minus" || sign === "-" ? "-" : "+"} ${part}%`,
  ],
  [
    new RegExp(
      `^(?:by )?(?:how many|what|how much) (?:percent|%|per cent) (?:is|are) ${number} (?:more|less|higher|lower|bigger|smaller) than ${number}$`,
    ),
    (now, before) => `percent change from ${before} to ${now}`,
  ],
  [
    new RegExp(
      `^${lead}net(?: amount| price| sum| value)?(?: of| for)? ${number} (?:incl\\.?|including|with) ${percent}(?: vat| tax)?$`,
    ),
    (whole, part) => `${whole} / (1 + ${part}/100)`,
  ],
  [
    new RegExp(
      `^${lead}gross(?: amount| price| sum| value)?(?: of| for)? ${number} (?:plus|with) ${percent}(?: vat| tax)?$`,
    ),
    (whole, part) => `${whole} + ${part}%`,
  ],
  [
    new RegExp(`^${lead}${number} (?:incl\\.?|including|with) ${percent}(?: vat| tax)? net$`),
    (whole, part) => `${whole} / (1 + ${part}/100)`,
  ],
  [
    new RegExp(`^${lead}(?:the )?${percent} (?:vat|tax|sales tax) (?:of|from|on|for) ${number}$`),
    (part, whole) => `${part}% of ${whole}`,
  ],
  [
    new RegExp(
      `^${lead}(?:divide|split|share) ${number} (?:between|among|by|over|for|on) (\\d+)(?: (?:people|persons|of us|ways|heads?|colleagues|months|parts))?$`,
    ),
    (whole, count) => `${whole} / ${count}`,
  ],
];

/** The expression that a sentence means. Undefined for other sentences. */
export function readSumPhrase(plain: string): string | undefined {
  for (const [pattern, tell] of phrases) {
    const found = pattern.exec(plain);
    if (found) return tell(...found.slice(1).map((part) => part ?? ""));
  }
  return undefined;
}
