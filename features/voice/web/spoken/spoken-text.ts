import type { List, ListItem, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { spokenTable } from "./spoken-table.ts";
import { asSentence, spokenWords } from "./spoken-words.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * The spoken form of Markdown, one string per paragraph: words as they are, and descriptions of purely visual
 * content. URLs, markup and code are not read out.
 */
export function spokenText(markdown: string): string[] {
  return spokenUnits(markdown).flatMap(({ paragraphs }) => paragraphs);
}

/** A unit of speech: a paragraph, a list item, a table. */
export interface SpokenUnit {
  paragraphs: string[];
  /** Its range in the Markdown. */
  start: number;
  end: number;
  /** Start of its block. Equal for all items of a list. */
  blockStart: number;
  /** False for code and tables, which are described instead of read out. */
  isReadOut: boolean;
}

/** The spoken form of Markdown with positions. */
export function spokenUnits(markdown: string): SpokenUnit[] {
  const root: Root = parser.parse(markdown);
  return root.children.flatMap((node) => {
    const blockStart = node.position?.start.offset ?? 0;
    const pieces =
      node.type === "list"
        ? node.children.map((item, index) => ({ at: item, said: pointOf(node, item, index) }))
        : [{ at: node, said: paragraphsOf(node) }];
    return pieces.map(({ at, said }) => ({
      paragraphs: said.filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph)),
      start: at.position?.start.offset ?? 0,
      end: at.position?.end.offset ?? markdown.length,
      blockStart,
      isReadOut: ["paragraph", "heading", "listItem"].includes(at.type),
    }));
  });
}

function paragraphsOf(node: RootContent): string[] {
  switch (node.type) {
    case "heading":
    case "paragraph":
      return [asSentence(inWords(node.children))];
    case "blockquote":
      return ["Quote:", ...node.children.flatMap(paragraphsOf), "End of the quote."];
    case "list":
      return node.children.flatMap((item, index) => pointOf(node, item, index));
    case "code": {
      const count = node.value.split("\n").length;
      const language = node.lang ? `, ${node.lang}` : "";
      return [`A block of code${language}, ${count} ${count === 1 ? "line" : "lines"}.`];
    }
    case "table":
      return spokenTable(
        node.children.map(({ children }) => children.map((cell) => spokenWords(inWords(cell.children)))),
      );
    default:
      // Rules, HTML, footnotes and definitions are not spoken.
      return [];
  }
}

function pointOf(list: List, item: ListItem, index: number): string[] {
  const [first = "", ...more] = item.children.flatMap(paragraphsOf);
  const number = list.ordered ? `${(list.start ?? 1) + index}: ` : "";
  return [`${number}${stateOf(item.checked)}${first}`, ...more];
}

function stateOf(isChecked: boolean | null | undefined): string {
  if (isChecked === null || isChecked === undefined) return "";
  return isChecked ? "Done: " : "To do: ";
}

function inWords(nodes: readonly PhrasingContent[]): string {
  return spokenWords(nodes.map(wordsOf).join(""));
}

function wordsOf(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
    case "break":
      return ", ";
    case "image":
    case "imageReference":
      return node.alt ? `Image: ${node.alt}` : "An image";
    case "footnoteReference":
    case "html":
      return "";
    default:
      return "children" in node ? node.children.map(wordsOf).join("") : "";
  }
}
