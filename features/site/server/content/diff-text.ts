import { diffArrays, diffWordsWithSpace } from "diff";
import type { TextChange } from "../../contract/content/content-version.ts";

/** The limit of the word comparison. Beyond it the whole paragraph is shown as replaced. */
const mostEdits = 2_000;

/** The changes of a text in reading order: unchanged paragraphs whole, changed ones word by word. */
export function diffText(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after));
  for (const [index, part] of parts.entries()) {
    const text = part.value.join("");
    const next = parts[index + 1];
    if (part.removed && next?.added) changes.push(...diffWords(text, next.value.join("")));
    else if (part.added && parts[index - 1]?.removed) continue;
    else changes.push({ state: part.added ? "added" : part.removed ? "removed" : "same", text });
  }
  return changes;
}

/** Each paragraph with its trailing empty lines, so that joining them restores the text. */
function paragraphsOf(text: string): string[] {
  return text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
}

function diffWords(before: string, after: string): TextChange[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  if (!parts) {
    return [
      { state: "removed", text: before },
      { state: "added", text: after },
    ];
  }
  return parts.map(({ value, added, removed }) => ({
    state: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
