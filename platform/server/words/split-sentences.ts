const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A point after one of these, or after a single letter, ends no sentence. */
const abbreviations =
  "dr mr mrs ms prof st no nr art abs bzw ca str inkl exkl max min evtl ggf vgl tel approx vs e\\.g i\\.e hr fr mwst".split(
    " ",
  );
const ABBREVIATED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:\p{L}|${abbreviations.join("|")})\.\s*$`, "iu");

/** "am 31.", "bis zum 1.": a German ordinal, whose noun follows. */
const ORDINAL =
  /(?<!\p{L})(?:ab|am|beim|bis|das|dem|den|der|des|die|im|jede[mnrs]?|seit|vom|zum|zur|und)\s+\p{N}{1,3}\.\s*$/iu;
const ENDS_WITH_NUMBER = /(?<![\p{L}\p{N}.,])\p{N}{1,2}\.\s*$/u;
const BEGINS_WITH_MONTH =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|quartal)(?!\p{L})/iu;

/** The sentences of a paragraph in English or German, trimmed. Abbreviations and days of a month end none. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(paragraph)) {
    if (open !== "" && !goesOn(open, segment)) {
      sentences.push(open.trim());
      open = "";
    }
    open += segment;
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences;
}

function goesOn(before: string, next: string): boolean {
  if (before.endsWith("\n")) return false;
  return (
    ABBREVIATED.test(before) ||
    ORDINAL.test(before) ||
    (ENDS_WITH_NUMBER.test(before) && BEGINS_WITH_MONTH.test(next))
  );
}
