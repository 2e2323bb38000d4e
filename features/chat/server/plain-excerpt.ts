import { withoutEmphasis } from "./without-emphasis.ts";

/** A one-line excerpt of a message without Markdown. The cut may fall inside markup. */
export function plainExcerpt(markdown: string): string {
  const words = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:(?:#{1,6}|>+|[-*+]|\d+[.)])[ \t]+|>[ \t]*$)+/gm, "")
    .replace(/^[ \t|:-]*-{3,}[ \t|:-]*$/gm, " ");
  return oneLine(
    withoutEmphasis(words)
      .replace(/```[\w-]*/g, " ")
      .replace(/`+/g, "")
      .replace(/\|/g, " "),
  );
}

/** A one-line excerpt of what a person typed. Its signs are meant as they are: "11*11". */
export function typedExcerpt(text: string): string {
  return oneLine(text);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
