import { nameSections } from "../name-sections.ts";
import type { Section, Sections } from "../section.ts";

const mostCharacters = 1_000;
const mostLines = 60;

/** Plain text or code by lines. */
export function readText(text: string): Sections {
  return { pageCount: null, sections: sectionsOfLines(text) };
}

/** Markdown by its headings. */
export function readMarkdown(text: string): Sections {
  const parts = text.split(/^(?=#{1,4} )/m).filter((part) => part.trim() !== "");
  const texts = parts.map((text) => ({ heading: /^#{1,4} .*/.exec(text)?.[0], text }));
  return { pageCount: null, sections: nameSections(texts) };
}

function* sectionsOfLines(text: string): Generator<Section> {
  const lines = text.split(/\r\n?|\n/);
  let from = 0;
  let characters = 0;
  for (const [index, line] of lines.entries()) {
    const isFull = index - from >= mostLines || (index > from && characters + line.length > mostCharacters);
    if (isFull) {
      yield { place: `lines ${from + 1}-${index}`, text: lines.slice(from, index).join("\n") };
      [from, characters] = [index, 0];
    }
    characters += line.length + 1;
  }
  yield { place: `lines ${from + 1}-${lines.length}`, text: lines.slice(from).join("\n") };
}
