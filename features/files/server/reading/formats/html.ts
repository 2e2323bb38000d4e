import { nameSections } from "../name-sections.ts";
import type { Section, Sections } from "../section.ts";

/** The text of a page by its headings. Scripts, styles and hidden parts are left out. */
export async function readHtml(text: string): Promise<Sections> {
  return { pageCount: null, sections: await sectionsOfHtml(text) };
}

/** Elements whose content nobody reads on the page. */
const unread = "script, style, template, noscript, svg, iframe, object, [hidden], [aria-hidden=true]";
const blocks = new Set(
  "P DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE NAV UL OL LI TABLE TR BLOCKQUOTE PRE FIGURE DL DT DD FORM HR BR".split(
    " ",
  ),
);
/** Deeper elements are left out: they would overflow the stack. */
const deepest = 400;

export async function sectionsOfHtml(html: string): Promise<Section[]> {
  const { parseHTML } = await import("linkedom");
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { document } = parseHTML(whole);
  for (const element of document.querySelectorAll(unread)) element.remove();
  const gathered: string[] = [""];
  gather(document.body ?? document.documentElement, gathered, 0);
  const texts = gathered.map((text, index) => ({ heading: headingOf(text, index), text: tidy(text) }));
  return nameSections(texts.filter(({ text }) => text !== ""));
}

/** All but the first section begin with a heading. */
function headingOf(text: string, index: number): string | undefined {
  return index === 0 ? undefined : tidy(text.slice(0, text.indexOf("\n\n"))) || undefined;
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A heading starts a new section, which begins with its words. */
function gather(node: Node, sections: string[], depth: number): void {
  if (depth > deepest) return;
  for (const child of node.childNodes) {
    const name = child.nodeName.toUpperCase();
    if (child.nodeType === 3) append(sections, (child.textContent ?? "").replace(/\s+/g, " "));
    else if (/^H[1-4]$/.test(name)) sections.push(`${(child.textContent ?? "").trim()}\n\n`);
    else if (name === "TD" || name === "TH") {
      gather(child, sections, depth + 1);
      append(sections, " | ");
    } else {
      const isBlock = blocks.has(name);
      if (isBlock) append(sections, "\n");
      if (name === "LI") append(sections, "- ");
      gather(child, sections, depth + 1);
      if (isBlock) append(sections, name === "P" ? "\n\n" : "\n");
    }
  }
}

function append(sections: string[], text: string): void {
  sections[sections.length - 1] += text;
}
