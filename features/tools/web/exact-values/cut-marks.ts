import type { OutsideMark } from "../../contract/index.ts";

/** A stretch of a text, with the outside text that it stands in, if any. */
export interface Stretch {
  start: number;
  text: string;
  mark: OutsideMark | undefined;
}

/** The part of `text` from `start` to `end`, cut where marks begin and end. Of marks that overlap the first counts. */
export function cutMarks(
  text: string,
  marks: readonly OutsideMark[],
  { start = 0, end = text.length }: { start?: number; end?: number } = {},
): Stretch[] {
  const stretches: Stretch[] = [];
  let place = start;
  const add = (to: number, mark: OutsideMark | undefined) => {
    if (to > place) stretches.push({ start: place, text: text.slice(place, to), mark });
    place = Math.max(place, to);
  };
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.end <= place || mark.start >= end) continue;
    add(Math.min(mark.start, end), undefined);
    add(Math.min(mark.end, end), mark);
  }
  add(end, undefined);
  return stretches;
}
