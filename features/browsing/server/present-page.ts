import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import type { Page } from "./page.ts";

export const MAX_PAGE_CHARACTERS = 20_000;

export interface PresentedPage {
  title: string;
  /** The text for the model: a head with title and URL, a separator, and the page as Markdown. */
  content: string;
  hiddenCharacterCount: number;
  isCut: boolean;
}

/** Formats a page for a model: visible characters only, facts in a head, at most 20,000 characters. */
export function presentPage(page: Page): PresentedPage {
  const body = stripHiddenCharacters(page.markdown);
  const clean = (value: string) =>
    stripHiddenCharacters(value).text.replace(/\s+/g, " ").trim().slice(0, 200);
  const title = clean(page.title) || clean(page.site) || new URL(page.url).host;
  const facts = [
    ["Site", clean(page.site)],
    ["Author", clean(page.author)],
    ["Published", clean(page.published)],
  ].filter(([, value]) => value);

  const isCut = body.text.length > MAX_PAGE_CHARACTERS;
  const head = [
    `# ${title}`,
    `Address: ${page.url}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
  ].join("\n");
  const end = isCut
    ? `\n\n(The page goes on; these are its first ${MAX_PAGE_CHARACTERS.toLocaleString("en-US")} characters.)`
    : "";
  return {
    title,
    content: `${head}\n\n---\n\n${isCut ? cutAtParagraph(body.text) : body.text.trim()}${end}`,
    hiddenCharacterCount: body.removedCount,
    isCut,
  };
}

function cutAtParagraph(text: string): string {
  const cut = text.slice(0, MAX_PAGE_CHARACTERS).toWellFormed();
  const end = cut.lastIndexOf("\n\n");
  return (end > MAX_PAGE_CHARACTERS / 2 ? cut.slice(0, end) : cut).trim();
}
