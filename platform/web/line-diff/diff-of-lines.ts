import { diffLines } from "diff";

export type DiffLine = { key: number } & (
  | { type: "same" | "added" | "removed"; text: string }
  | { type: "skipped"; count: number }
);

/** Lines around a change that are shown although they are the same. */
const around = 2;

type Unnumbered = { type: "same" | "added" | "removed"; text: string } | { type: "skipped"; count: number };

/** The lines of two texts, as added, removed or the same. Long stretches of the same are skipped. */
export function diffOfLines(before: string, after: string): DiffLine[] {
  const parts = diffLines(ended(before), ended(after));
  const lines = parts.flatMap(({ value, added, removed }, index): Unnumbered[] => {
    const texts = value.replace(/\n$/, "").split("\n");
    if (added) return texts.map((text) => ({ type: "added", text }));
    if (removed) return texts.map((text) => ({ type: "removed", text }));
    return shorten(texts, index === 0, index === parts.length - 1);
  });
  return lines.map((line, key) => ({ ...line, key }));
}

function shorten(texts: readonly string[], isFirst: boolean, isLast: boolean): Unnumbered[] {
  const same = (from: readonly string[]) => from.map((text) => ({ type: "same" as const, text }));
  const lead = isFirst ? 0 : around;
  const tail = isLast ? 0 : around;
  const count = texts.length - lead - tail;
  if (count <= 1) return same(texts);
  return [
    ...same(texts.slice(0, lead)),
    { type: "skipped", count },
    ...same(tail === 0 ? [] : texts.slice(-tail)),
  ];
}

/** Without a line end the last line would differ from the same line in a longer text. */
function ended(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
