import type { Candidate, Request } from "../plan.ts";
import { readGermanSum } from "../read-german.ts";
import { readSumPhrase } from "./sum-phrases.ts";

const LEAD_IN =
  /^(?:what(?:'s| is| are| does| do| would)?(?: the (?:result|value|answer) of)?|how much (?:is|are|does|would)|how many (?:is|are)|calculate|compute|work out|figure out|evaluate|solve|reckon|give me|tell me|result of)\s+(?=\S)/;
const LIST_OF =
  /^(?:the )?(sum|total|average|mean|minimum|maximum|min|max|smallest|largest)(?: of)?\s+(-?[\d.,\sand]+)$/;
const ARITHMETIC_WORD =
  /^(?:plus|minus|times|multiplied|divided|over|by|and|of|off|to|from|the|a|an|one|is|are|as|what|percent|percentage|per|cent|add|subtract|take|increase|decrease|raise|reduce|cut|lower|change|growth|difference|square|cube|root|squared|cubed|power|raised|half|third|quarter|double|twice|multiply|divide|with|more|less|than|on|top|above|below|mod|modulo|million|billion|thousand|k|bn|mio|x|pi|e|sqrt|cbrt|sin|cos|tan|asin|acos|atan|ln|log|log2|log10|abs|round|floor|ceil|min|max|sum|average|euros?|dollars?|tip|vat|tax|discount|commission)$/;
const OPERATION =
  /[+*/^×÷·√²³!]|\d\s*[-−–]\s*\d|(?<=\d)\s*x\s*(?=\d)|%|\b(?:plus|minus|times|multiplied|divided|percent(?:age)?|per cent|add|subtract|increase|decrease|raise|reduce|cut|lower|root|squared|cubed|power|half|third|quarter|double|twice|multiply|divide|mod|modulo|sqrt|sin|cos|tan|ln|log\d*|abs|round|min|max|sum|average|factorial)\b/;
const DATE_OR_PHONE =
  /\b\d{4}-\d{1,2}(?:-\d{1,2})?\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d+(?:-\d+){2,}\b|\b24\/7\b/;
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Operators between numbers inside a longer sentence. */
const EMBEDDED =
  /(?<![\w.,-])\(?\d[\d.,]*%?\)?(?:\s*[*×÷^]\s*|\s+[-+/x]\s+|\s*\+\s*)\(?\d[\d.,]*\)?(?:\s*[-+*/×÷^]\s*\(?\d[\d.,]*\)?){0,20}/;

/** "17% of 2,340", "what is 12 * 12", "the average of 3, 4 and 8" */
export function calculateIntent({ plain: typed, language }: Request): Candidate | undefined {
  const plain = readGermanSum(typed, language);
  if (!/\d|\bpi\b/.test(plain) || DATE_OR_PHONE.test(plain)) return undefined;
  const said = readSumPhrase(plain);
  if (said) return candidate(said, 0.96);
  const list = LIST_OF.exec(plain.replace(LEAD_IN, ""));
  if (list?.[1] && list[2]) return candidate(listExpression(list[1], list[2]), 0.95);

  const isQuestionOfPercent = /^what (?:%|percent(?:age)?|per cent) of\b/.test(plain);
  const phrase = isQuestionOfPercent
    ? plain
    : plain.replace(LEAD_IN, "").replace(/^(?:does|do|is|are)\s+/, "");
  const factorial = /^(?:the )?factorial of (\d+)$|^(\d+) factorial$/.exec(phrase);
  if (factorial) return candidate(`${factorial[1] ?? factorial[2]}!`, 0.95);
  if (OPERATION.test(phrase) && isArithmetic(phrase)) return candidate(phrase, 0.95);

  const embedded = EMBEDDED.exec(plain)?.[0];
  return embedded ? candidate(embedded, 0.7) : undefined;
}

function isArithmetic(phrase: string): boolean {
  const words = phrase.match(/[a-z]+\d*/g) ?? [];
  return (
    words.every((word) => ARITHMETIC_WORD.test(word)) && !/[^\w\s.,+\-*/^%×÷·√²³!()−–$€£'π]/.test(phrase)
  );
}

function listExpression(name: string, list: string): string {
  const known: Record<string, string> = {
    total: "sum",
    mean: "average",
    minimum: "min",
    smallest: "min",
    maximum: "max",
    largest: "max",
  };
  return `${known[name] ?? name}(${numbersIn(list).join(", ")})`;
}

/** In "17,5 and 2.480" the comma can be a decimal sign: the tool gets such numbers as typed and refuses them. */
function numbersIn(list: string): string[] {
  const typed = list.match(/-?\d(?:[\d.,]*\d)?/g) ?? [];
  const isComma = (number: string) => /^-?\d+,\d+$/.test(number) && !GROUPED.test(number);
  if (typed.some(isComma) && typed.some((number) => GROUPED.test(number) || number.includes(".")))
    return typed;
  const numbers = list.match(/-?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => number.replaceAll(",", ""));
}

function candidate(phrase: string, score: number): Candidate {
  const expression = phrase.replace(/\s*(?:euros?|dollars?)\b/g, "").trim();
  return {
    intent: "calculate",
    score,
    meaning: `calculate ${expression}`,
    action: { type: "tool", toolName: "calculate", input: { expression } },
  };
}
