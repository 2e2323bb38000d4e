import type { ToolSource } from "#features/tools/contract/index.ts";
import type { KnowledgePassage } from "../../contract/index.ts";
import { placeBeside } from "../../contract/place-beside.ts";

/** A passage that a run is given. */
export interface GivenPassage extends KnowledgePassage {
  documentId: string;
  documentTitle: string;
  collectionId: string;
  /** Of the document, whose text it is. */
  version: number;
}

/**
 * Passages as a model reads them, each below its citation, with where the citation leads. Two passages of one place have
 * different citations. What is Markdown says so, since elsewhere its marks are meant as they stand.
 */
export function writePassages(passages: readonly GivenPassage[]): { text: string; sources: ToolSource[] } {
  const used = new Set<string>();
  const parts = passages.map((passage) => {
    const { documentTitle, place, number, documentId, collectionId, version, isMarkdown } = passage;
    const [name, at] = [documentTitle, placeBeside(documentTitle, place)].map(inCitation);
    const short = at ? `${name}, ${at}` : `${name}`;
    const title = used.has(short) ? `${short}, passage ${number}` : short;
    used.add(title);
    const url = `/agents/knowledge/${collectionId}/documents/${documentId}?passage=${number}&version=${version}`;
    const where = `(document ${documentId}, passage ${number}${isMarkdown ? ", Markdown" : ""})`;
    const text = `[${title}]\n${where}\n${withoutHeadings(passage.text)}`;
    return { text, source: { title, url } };
  });
  return { text: parts.map(({ text }) => text).join("\n\n"), sources: parts.map(({ source }) => source) };
}

/** Brackets would end the citation. A tool's source has at most 300 characters. */
function inCitation(text: string): string {
  return text
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 140)
    .toWellFormed();
}

/** A line of a passage that looks like a citation would pass for another passage. */
function withoutHeadings(text: string): string {
  return text
    .replace(/^[ \t]*\[(.*)\][ \t]*$/gm, "($1)")
    .replace(/^\(document (?=[0-9a-f-]{36}, )/gm, "( document ");
}
