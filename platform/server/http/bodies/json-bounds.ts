/** Which bound a JSON text exceeds. */
export type JsonExcess = "depth" | "values";

export const deepestJson = 64;
/** A thousand rows of fifty columns. */
export const mostJsonValues = 50_000;

const quote = 34;
const comma = 44;
const backslash = 92;

/**
 * Which bound the text exceeds, before anything is built from it. One pass that stops at the first excess:
 * parsing a megabyte of brackets takes a thousand times as long. Counts also what is not valid JSON.
 */
export function excessOf(text: string): JsonExcess | undefined {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfString(text, index);
        break;
      case comma:
        values += 1;
        break;
      // The brackets and braces.
      case 91:
      case 123:
        depth += 1;
        values += 1;
        if (depth > deepestJson) return "depth";
        break;
      case 93:
      case 125:
        depth -= 1;
        break;
    }
    if (values > mostJsonValues) return "values";
  }
  return undefined;
}

/** The index of the closing quote; the text's length without one. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end, start)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number, start: number): boolean {
  let backslashes = 0;
  while (index - 1 - backslashes > start && text.charCodeAt(index - 1 - backslashes) === backslash)
    backslashes += 1;
  return backslashes % 2 === 1;
}
