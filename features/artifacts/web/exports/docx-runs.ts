import { ExternalHyperlink, type ParagraphChild, TextRun } from "docx";
import type { PhrasingContent } from "mdast";

interface Look {
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  isLink?: boolean;
}

/** A piece of text with its look. */
export function textRun(text: string, look: Look = {}): TextRun {
  return new TextRun({
    text,
    ...(look.isBold && { bold: true }),
    ...(look.isItalic && { italics: true }),
    ...(look.isStruck && { strike: true }),
    ...(look.isCode && { font: "Consolas" }),
    ...(look.isLink && { style: "Hyperlink" }),
  });
}

/** Words of a paragraph as runs. A link keeps its address, if that is one of the web or of a mail. */
export function runsOf(words: readonly PhrasingContent[], look: Look = {}): ParagraphChild[] {
  return words.flatMap((word): ParagraphChild[] => {
    switch (word.type) {
      case "text":
        return [textRun(word.value.replaceAll("\n", " "), look)];
      case "strong":
        return runsOf(word.children, { ...look, isBold: true });
      case "emphasis":
        return runsOf(word.children, { ...look, isItalic: true });
      case "delete":
        return runsOf(word.children, { ...look, isStruck: true });
      case "inlineCode":
        return [textRun(word.value, { ...look, isCode: true })];
      case "break":
        return [new TextRun({ break: 1 })];
      case "link": {
        const children = runsOf(word.children, { ...look, isLink: true });
        return /^(https?|mailto):/i.test(word.url)
          ? [new ExternalHyperlink({ link: word.url, children })]
          : children;
      }
      // A picture is loaded from nowhere, here as little as on the page.
      case "image":
        return word.alt ? [textRun(word.alt, { ...look, isItalic: true })] : [];
      case "html":
        return [textRun(word.value, look)];
      default:
        return [];
    }
  });
}
