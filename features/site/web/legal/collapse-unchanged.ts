import type { TextChange } from "../../contract/content/content-version.ts";

/** Characters of unchanged text shown around a change. */
const shown = 160;

/** Shortens long unchanged parts at word boundaries, so that changes are close together. */
export function collapseUnchanged(changes: readonly TextChange[]): TextChange[] {
  const last = changes.length - 1;
  return joinSame(changes).map((change, index, all) => {
    if (change.state !== "same" || change.text.length <= 3 * shown) return change;
    const head = index === 0 ? "" : change.text.slice(0, shown).replace(/\S*$/, "");
    const tail = index === all.length - 1 && last > 0 ? "" : change.text.slice(-shown).replace(/^\S*/, "");
    return { state: "same", text: `${head}…\n${tail.trimStart()}` };
  });
}

function joinSame(changes: readonly TextChange[]): TextChange[] {
  const joined: TextChange[] = [];
  for (const change of changes) {
    const before = joined.at(-1);
    if (before?.state === "same" && change.state === "same") {
      joined[joined.length - 1] = { state: "same", text: before.text + change.text };
    } else joined.push(change);
  }
  return joined;
}
