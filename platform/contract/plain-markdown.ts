/**
 * Markdown as people read it: without the marks of headings, emphasis, code, quotes and links. A mark that may be meant as it
 * stands stays.
 */
export function plainMarkdown(text: string): string {
  return marks.reduce((plain, [mark, kept]) => plain.replace(mark, kept), text);
}

const marks: readonly [RegExp, string][] = [
  // Fences of code, and the line below the head of a table.
  [/^[ \t]{0,3}(?:```|~~~)[^\n]*\n?/gm, ""],
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*\n?/gm, ""],
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ""],
  [/^[ \t]{0,3}>[ \t]?/gm, ""],
  [/^([ \t]*)[*+](?=[ \t])/gm, "$1-"],
  [/!?\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)/g, "$1"],
  [/(?<!\\)(\*\*|__)(?=\S)([^\n]*?\S)\1/g, "$2"],
  [/(?<![\\\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*\\])\*(?![\p{L}\p{N}*])/gu, "$1"],
  [/(?<![\\\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_\\])_(?![\p{L}\p{N}_])/gu, "$1"],
  [/`([^`\n]+)`/g, "$1"],
  [/\\([!-/:-@[-`{-~])/g, "$1"],
];
