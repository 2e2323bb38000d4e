import type { OutsideMark } from "../../contract/approval.ts";
import type { ShownField } from "../../contract/shown-call.ts";

/** Text from outside that the conversation holds, such as a page that was read. */
export interface OutsideText {
  title: string;
  url: string | null;
  /** The tool call that read it. */
  callId: string | null;
  text: string;
}

/** Shorter agreements are everyday words. */
const shortest = 24;
/** Each common part of `shortest` characters contains one of the samples that are taken at every `piece`-th place. */
const piece = shortest / 2;
const maxMarks = 100;
const maxScanned = 2_000_000;

/**
 * The parts of shown values that stand word for word in text from outside, at most 100. A target that the person named
 * in `ownWords` is theirs.
 */
export function markOutsideText(
  fields: readonly ShownField[],
  texts: readonly OutsideText[],
  ownWords: readonly string[],
): OutsideMark[] {
  const [lowered, own] = [texts.map(lowerCased), ownWords.map((text) => text.toLowerCase())];
  return fields
    .flatMap(({ kind, value }, field) =>
      withoutOverlaps([
        ...(isTarget(kind) ? targetsOf(value, lowered, own) : []),
        ...marksOf(value, texts),
      ]).map((mark) => ({ field, ...mark })),
    )
    .slice(0, maxMarks);
}

type Mark = Omit<OutsideMark, "field">;

/** Whom or what the call reaches. Each line of it counts, however short it is. */
function isTarget(kind: ShownField["kind"]): boolean {
  return kind === "addresses" || kind === "url";
}

/** Once for all targets, because a text may be long. */
function lowerCased(outside: OutsideText): OutsideText {
  return { ...outside, text: outside.text.toLowerCase() };
}

/** Addresses that stand in text from outside, in capitals or not. Texts and words are in lower case. */
function targetsOf(value: string, texts: readonly OutsideText[], ownWords: readonly string[]): Mark[] {
  const found: Mark[] = [];
  let start = 0;
  for (const line of value.split("\n")) {
    const wanted = line.toLowerCase();
    const isOwn = wanted === "" || ownWords.some((text) => holds(text, wanted));
    const from = isOwn ? undefined : texts.find(({ text }) => holds(text, wanted));
    if (from) found.push({ start, end: start + line.length, ...sourceOf(from) });
    start += line.length + 1;
  }
  return found;
}

/** Whether it stands there by itself, and not as a part of a longer address. */
function holds(text: string, wanted: string): boolean {
  const goesOn = /[\p{L}\p{N}_@-]/u;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [before = " ", after = " "] = [text[at - 1], text[at + wanted.length]];
    if (!goesOn.test(before) && !goesOn.test(after)) return true;
  }
  return false;
}

function sourceOf({ title, url, callId }: OutsideText): Pick<Mark, "source" | "url" | "callId"> {
  return { source: title.slice(0, 200), url, callId };
}

function marksOf(value: string, texts: readonly OutsideText[]): Mark[] {
  if (value.length < shortest) return [];
  const places = placesOf(value);
  const marks: Mark[] = [];
  let scanned = 0;
  for (const outside of texts) {
    const { text } = outside;
    for (let at = 0; at + piece <= text.length && scanned < maxScanned; at += piece, scanned += piece) {
      for (const place of places.get(text.slice(at, at + piece)) ?? []) {
        const [start, end] = widen(value, text, place, at);
        const isKnown = marks.some((mark) => mark.start <= start && mark.end >= end);
        if (end - start >= shortest && !isKnown) marks.push({ start, end, ...sourceOf(outside) });
      }
    }
  }
  return marks;
}

/** Where each piece stands in the value. A value of one repeated character has few places that matter. */
function placesOf(value: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at + piece <= value.length; at += 1) {
    const key = value.slice(at, at + piece);
    const known = places.get(key);
    if (!known) places.set(key, [at]);
    else if (known.length < 8) known.push(at);
  }
  return places;
}

function widen(value: string, text: string, place: number, at: number): [start: number, end: number] {
  let before = 0;
  while (before < place && before < at && value[place - before - 1] === text[at - before - 1]) before += 1;
  let after = piece;
  while (
    place + after < value.length &&
    at + after < text.length &&
    value[place + after] === text[at + after]
  ) {
    after += 1;
  }
  return [place - before, place + after];
}

/** The longest marks, in the order of the text. */
function withoutOverlaps(marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => mark.end <= start || mark.start >= end)) kept.push(mark);
  }
  return kept.sort((a, b) => a.start - b.start);
}
