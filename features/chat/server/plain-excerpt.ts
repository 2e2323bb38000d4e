/** A one-line excerpt of a message without Markdown. The cut may fall inside markup. */
export function plainExcerpt(markdown: string): string {
  return markdown
    .replace(/```[\w-]*/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d+[.)])[ \t]+|>[ \t]*$)+/gm, "")
    .replace(/^[ \t|:-]*-{3,}[ \t|:-]*$/gm, " ")
    .replace(/\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, (marks, at: number, whole: string) =>
      isOperator(marks, at, whole) ? marks : "",
    )
    .replace(/[ \t]*\|[ \t]*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** An asterisk between spaces is a multiplication sign. */
function isOperator(marks: string, at: number, whole: string): boolean {
  return marks === "*" && whole[at - 1] === " " && whole[at + 1] === " ";
}
