import type { ContentChange, TextChange } from "../../contract/content/content-version.ts";
import { alignItems, nameOf } from "./align-items.ts";
import { diffText } from "./diff-text.ts";

/** All differing places of two bodies. Moved list items are reported as moved. */
export function compareBodies(before: unknown, after: unknown): ContentChange[] {
  return compare(before, after, []);
}

function compare(before: unknown, after: unknown, path: readonly string[]): ContentChange[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    return compareLists(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path);
  }
  if (isRecord(before) || isRecord(after)) {
    const [older, newer] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const names = [...new Set([...Object.keys(newer), ...Object.keys(older)])];
    return names.flatMap((name) => compare(older[name], newer[name], [...path, name]));
  }
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return was === is ? [] : [{ place: placeOf(path), changes: diffText(was, is), movedFrom: null }];
}

function compareLists(before: unknown[], after: unknown[], path: readonly string[]): ContentChange[] {
  return alignItems(before, after).flatMap(({ before: from, after: to, isMoved }) => {
    const own = [...path, String((to ?? from ?? 0) + 1)];
    const [older, newer] = [
      from === undefined ? undefined : before[from],
      to === undefined ? undefined : after[to],
    ];
    const changes = compare(older, newer, own);
    if (!isMoved || from === undefined) return changes;
    const title: TextChange = { state: "same", text: nameOf(newer) };
    return [{ place: placeOf(own), changes: [title], movedFrom: from + 1 }, ...changes];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wordsOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

function placeOf(path: readonly string[]): string {
  return path.join(" › ");
}
