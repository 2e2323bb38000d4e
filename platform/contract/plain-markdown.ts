/**
 * Markdown as people read it: without the marks of headings, emphasis, code, quotes and links. A mark that may be meant as it
 * stands stays, such as each of those in code.
 */
export function plainMarkdown(text: string): string {
  const codes: string[] = [];
  const withoutCode = text
    .replaceAll(held, "")
    .replace(code, (_all, _fence, block?: string, span?: string) => {
      const inside = block ?? span ?? "";
      if (inside === "") return "";
      codes.push(inside.replace(/\n$/, ""));
      return `${held}${codes.length - 1}${held}${inside.endsWith("\n") ? "\n" : ""}`;
    });
  const plain = marks.reduce((shown, [mark, kept]) => shown.replace(mark, kept), withoutCode);
  return plain.replace(/\uffff(\d+)\uffff/g, (_all, index) => codes[Number(index)] ?? "");
}

/** Stands around the number of a code while marks are taken away. No text has it: it is no character. */
const held = "\uffff";

/** A block between fences, whose second one the text may not have, or a span in a line. */
const code =
  /^[ \t]{0,3}(```|~~~)[^\n]*\n?([\s\S]*?)(?:^[ \t]{0,3}\1[^\n]*\n?|(?![\s\S]))|(?<!\\)`([^`\n]+)`/gm;

const marks: readonly [RegExp, string][] = [
  // The line below the head of a table.
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*\n?/gm, ""],
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ""],
  [/^[ \t]{0,3}>[ \t]?/gm, ""],
  [/^([ \t]*)[*+](?=[ \t])/gm, "$1-"],
  [/!?\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/g, "$1"],
  [/(?<!\\)(\*\*|__)(?=\S)([^\n]*?\S)\1/g, "$2"],
  [/(?<![\\\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*\\])\*(?![\p{L}\p{N}*])/gu, "$1"],
  [/(?<![\\\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_\\])_(?![\p{L}\p{N}_])/gu, "$1"],
  [/\\([!-/:-@[-`{-~])/g, "$1"],
];
