const NUMBER = String.raw`\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const PERCENT = String.raw`(${NUMBER})\s*(?:%|per\s?cent)`;
/** A number or one pair of parentheses, as the operand of a percentage. */
const OPERAND = String.raw`(${NUMBER}|\([^()]*\))`;

const rewrites: [RegExp, string][] = [
  // Numbers as people write them.
  [/[$€£¥]\s*/g, ""],
  [/(\d)[\s_'’]?(?:million|mio)\b/g, "$1*1e6"],
  [/(\d)[\s_'’]?(?:billion|bn)\b/g, "$1*1e9"],
  [/(\d)\s*(?:thousand|k)\b/g, "$1*1e3"],
  // Signs.
  [/[×·⋅∙]/g, "*"],
  [/[÷∶]/g, "/"],
  [/[−–—]/g, "-"],
  [/\*\*/g, "^"],
  [/√\s*(\d+(?:\.\d+)?)/g, "sqrt($1)"],
  [/√/g, "sqrt"],
  [/π/g, "PI"],
  [/(?<=[\d)])\s*x\s*(?=[\d(.-])/g, "*"],
  // Percentages.
  [
    new RegExp(
      `(?:\\ban?\\s+)?${PERCENT}\\s+(?:(?:tip|vat|tax|discount|commission)\\s+(?:of|from|on)|of|from)\\s+${OPERAND}`,
      "g",
    ),
    "($1/100*$2)",
  ],
  [new RegExp(`${PERCENT}\\s+off\\s+(?:of\\s+)?${OPERAND}`, "g"), "($2*(1-$1/100))"],
  [new RegExp(`${PERCENT}\\s+(?:less than|below)\\s+${OPERAND}`, "g"), "($2*(1-$1/100))"],
  [new RegExp(`${PERCENT}\\s+(?:more than|on top of|above)\\s+${OPERAND}`, "g"), "($2*(1+$1/100))"],
  [new RegExp(`(?:add|plus)\\s+${PERCENT}\\s+to\\s+${OPERAND}`, "g"), "($2*(1+$1/100))"],
  [new RegExp(`(?:subtract|take)\\s+${PERCENT}\\s+(?:from|off)\\s+${OPERAND}`, "g"), "($2*(1-$1/100))"],
  [new RegExp(`(?:increase|raise)\\s+${OPERAND}\\s+by\\s+${PERCENT}`, "g"), "($1*(1+$2/100))"],
  [new RegExp(`(?:decrease|reduce|cut|lower)\\s+${OPERAND}\\s+by\\s+${PERCENT}`, "g"), "($1*(1-$2/100))"],
  [
    new RegExp(`what\\s+(?:%|per\\s?cent(?:age)?)\\s+of\\s+${OPERAND}\\s+is\\s+${OPERAND}`, "g"),
    "($2/$1*100)",
  ],
  [
    new RegExp(`${OPERAND}\\s+is\\s+what\\s+(?:%|per\\s?cent(?:age)?)\\s+of\\s+${OPERAND}`, "g"),
    "($1/$2*100)",
  ],
  [
    new RegExp(`${OPERAND}\\s+as\\s+(?:a\\s+)?(?:%|per\\s?cent(?:age)?)\\s+of\\s+${OPERAND}`, "g"),
    "($1/$2*100)",
  ],
  [
    new RegExp(
      `(?:(?:%|per\\s?cent(?:age)?)\\s+)?(?:change|increase|decrease|growth|difference)\\s+from\\s+${OPERAND}\\s+to\\s+${OPERAND}`,
      "g",
    ),
    "(($2-$1)/$1*100)",
  ],
  [new RegExp(`${OPERAND}\\s*(?:\\+|plus)\\s*${PERCENT}(?!\\s*[\\d(])`, "g"), "($1*(1+$2/100))"],
  [new RegExp(`${OPERAND}\\s*(?:-|minus)\\s*${PERCENT}(?!\\s*[\\d(])`, "g"), "($1*(1-$2/100))"],
  [new RegExp(`${PERCENT}(?!\\s*[\\d(])`, "g"), "($1/100)"],
  // Words.
  [new RegExp(`(?:the\\s+)?square root of\\s+${OPERAND}`, "g"), "sqrt($1)"],
  [new RegExp(`(?:the\\s+)?cube root of\\s+${OPERAND}`, "g"), "cbrt($1)"],
  [new RegExp(`(?:one\\s+)?half of\\s+${OPERAND}`, "g"), "($1/2)"],
  [new RegExp(`(?:a|one)\\s+third of\\s+${OPERAND}`, "g"), "($1/3)"],
  [new RegExp(`(?:a|one)\\s+quarter of\\s+${OPERAND}`, "g"), "($1/4)"],
  [new RegExp(`(?:double|twice)\\s+(?:of\\s+)?${OPERAND}`, "g"), "($1*2)"],
  [new RegExp(`subtract\\s+${OPERAND}\\s+from\\s+${OPERAND}`, "g"), "($2-$1)"],
  [new RegExp(`(?:divide)\\s+${OPERAND}\\s+by\\s+${OPERAND}`, "g"), "($1/$2)"],
  [new RegExp(`(?:multiply)\\s+${OPERAND}\\s+(?:by|with|and)\\s+${OPERAND}`, "g"), "($1*$2)"],
  [new RegExp(`(?:add)\\s+${OPERAND}\\s+(?:and|to)\\s+${OPERAND}`, "g"), "($1+$2)"],
  [/\bmultiplied by\b|\btimes\b/g, "*"],
  [/\bdivided by\b|\bover\b/g, "/"],
  [/\bplus\b/g, "+"],
  [/\bminus\b/g, "-"],
  [/\bto the (?:power of|power)\b|\braised to\b/g, "^"],
  [/\bsquared\b/g, "^2"],
  [/\bcubed\b/g, "^3"],
  [/\bmod(?:ulo)?\b/g, "%"],
  [/\bpi\b/g, "PI"],
  [/(?<![\d.])\be\b/g, "E"],
  // Multiplication that is only implied.
  [/(?<![a-z\d.])(\d+(?:\.\d+)?)\s*\(/g, "$1*("],
  [/\)\s*(?=[(\d])/g, ")*"],
];

/** Turns informal arithmetic ("17% of 2,340", "3 × 4²") into a plain expression. */
export function normaliseExpression(text: string): string {
  const plain = text.replaceAll("²", "^2").replaceAll("³", "^3").normalize("NFKC").toLowerCase();
  const start = withPlainNumbers(plain.trim().replace(/[=?\s]+$/, ""));
  return rewrites
    .reduce((expression, [pattern, replacement]) => expression.replace(pattern, replacement), start)
    .trim();
}

/** A function's parenthesis. A word such as "of" may stand before a parenthesis as well. */
const FUNCTION =
  /(?<![a-z])(?!(?:of|off|from|by|to|with|and|on|is|than|plus|minus|times|over|mod|modulo|x|percent|cent)\s*\()[a-z]+\d*\s*\(/;

/** "2,340.5" → "2340.5", "3,5" → "3.5" and "0,125" → "0.125". Commas between function arguments stay. */
function withPlainNumbers(text: string): string {
  const grouped = text.replace(/(?<![\d.,])[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['’]\d{3})+)(?!\d)/g, (digits) =>
    digits.replace(/[,'’]/g, ""),
  );
  return FUNCTION.test(grouped) ? grouped : grouped.replace(/(\d),(\d+)/g, "$1.$2");
}
