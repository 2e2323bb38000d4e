import type { Section } from "./section.ts";

const longestName = 80;

/** What begins with a heading, as it stands in the text: `## Sick leave`. Undefined where there is none. */
export interface HeadedText {
  heading: string | undefined;
  text: string;
}

/**
 * Names each text by its heading, or `section 3` where it has none. A heading with nothing below it says nothing by itself,
 * so it stands before the next one. A heading is a stranger's text, and its name a part of citations: only letters, digits
 * and plain marks stay in it.
 */
export function nameSections(texts: readonly HeadedText[]): Section[] {
  const sections: Section[] = [];
  let before = "";
  for (const [index, { heading, text }] of texts.entries()) {
    const isBare = heading !== undefined && text.trim() === heading.trim();
    if (isBare && index < texts.length - 1) {
      before += `${text.trim()}\n\n`;
      continue;
    }
    sections.push({ place: nameOf(heading) || `section ${sections.length + 1}`, text: before + text });
    before = "";
  }
  return sections;
}

function nameOf(heading = ""): string {
  const name = heading
    .replace(/^#+/, "")
    .replace(/[^\p{L}\p{N} .,&%'’-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return name.length > longestName ? `${name.slice(0, longestName - 1).trim()}…` : name;
}
