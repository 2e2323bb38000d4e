import type { Section } from "./section.ts";

/** The usual length of a passage, in characters. */
const least = 800;
const most = 1_200;

/** Cuts a section into passages of 800 to 1,200 characters, at the ends of paragraphs, sentences or words. */
export function toPassages({ place, text }: Section): Section[] {
  const passages: Section[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const end = endOfPassage(rest);
    passages.push({ place, text: rest.slice(0, end).trim().toWellFormed() });
    rest = rest.slice(end).trimStart();
  }
  if (rest !== "") passages.push({ place, text: rest });
  return passages;
}

/** The best place to cut, as late as possible. */
function endOfPassage(text: string): number {
  const window = text.slice(0, most);
  for (const boundary of [/\n\s*\n/g, /[.!?…]["”»’)\]]*\s/g, /\n/g, /\s/g]) {
    const ends = [...window.matchAll(boundary)].map(({ index, 0: found }) => index + found.length);
    const last = ends.findLast((end) => end >= least);
    if (last !== undefined) return last;
  }
  return most;
}
