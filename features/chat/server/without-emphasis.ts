const CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
const ESCAPED = /\\[*_~`[\]<\\]/g;
const MARKS_OR_LINE_END = /\*+|_+|~~|\n/g;
const WORD = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** A run of equal emphasis marks. `left` are those of its marks without a partner so far. */
interface Run {
  sign: string;
  at: number;
  length: number;
  left: number[];
}

/**
 * Markdown without the emphasis marks that have a partner on their line. Asterisks in "11*11" and text in code
 * stay. Runs of two marks or more lose their partner where an excerpt is cut, so they go as well.
 */
export function withoutEmphasis(markdown: string): string {
  const dropped = new Set<number>();
  const coded = markdown.replace(CODE, (code) => "x".repeat(code.length));
  const masked = coded.replace(ESCAPED, (pair, at: number) => {
    dropped.add(at);
    return "x".repeat(pair.length);
  });
  for (const at of marksIn(masked)) dropped.add(at);
  return Array.from({ length: markdown.length }, (_, at) => (dropped.has(at) ? "" : markdown[at])).join("");
}

function marksIn(text: string): number[] {
  const marks: number[] = [];
  let openers: Run[] = [];
  for (const { 0: found, index: at } of text.matchAll(MARKS_OR_LINE_END)) {
    if (found === "\n") {
      openers = [];
      continue;
    }
    const run: Run = {
      ...{ sign: found[0] ?? "", at, length: found.length },
      left: Array.from({ length: found.length }, (_, offset) => at + offset),
    };
    const { opens, closes } = flanks(run, text);
    if (closes) {
      for (let opener = lastOf(openers, run); opener && run.left.length > 0; opener = lastOf(openers, run)) {
        const count = Math.min(opener.left.length, run.left.length);
        marks.push(...opener.left.splice(-count), ...run.left.splice(0, count));
        openers.length = openers.indexOf(opener) + (opener.left.length > 0 ? 1 : 0);
      }
    }
    if (opens && run.left.length > 0) openers.push(run);
    if ((opens || closes) && run.length > 1) marks.push(...run.left);
  }
  return marks;
}

function lastOf(openers: Run[], { sign }: Run): Run | undefined {
  return openers.findLast((opener) => opener.sign === sign);
}

/** Whether a run can open or close emphasis, as CommonMark defines it, apart from arithmetic. */
function flanks({ sign, at, length }: Run, text: string): { opens: boolean; closes: boolean } {
  const before = text[at - 1] ?? " ";
  const after = text[at + length] ?? " ";
  if (isOperator(before, after, length)) return { opens: false, closes: false };
  const isSpaceBefore = /\s/.test(before);
  const isSpaceAfter = /\s/.test(after);
  const isPunctuationBefore = PUNCTUATION.test(before);
  const isPunctuationAfter = PUNCTUATION.test(after);
  const isLeft = !isSpaceAfter && (!isPunctuationAfter || isSpaceBefore || isPunctuationBefore);
  const isRight = !isSpaceBefore && (!isPunctuationBefore || isSpaceAfter || isPunctuationAfter);
  if (sign !== "_") return { opens: isLeft, closes: isRight };
  return {
    opens: isLeft && (!isRight || isPunctuationBefore),
    closes: isRight && (!isLeft || isPunctuationAfter),
  };
}

/** "11*11", "(1+2)*(3+4)", "2**10" */
function isOperator(before: string, after: string, length: number): boolean {
  if (length > 1) return /\d/.test(before) && /\d/.test(after);
  return (WORD.test(before) || before === ")") && (WORD.test(after) || after === "(");
}
