import { setImmediate } from "node:timers/promises";
import {
  listCatalogue,
  listResults,
  type ToolCallRow,
  type ToolContext,
} from "#features/tools/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";
import { showsPage } from "./browser/tools/browser-names.ts";
import { type SearchedText, searchedText } from "./carries-text.ts";
import { foundAddresses, isFromProvider } from "./search/search-names.ts";
import { addressesInMarkdown, addressesInTree, addressesWritten } from "./web-addresses.ts";

export const readWebPageName = "read_web_page";

/** Of all that no page may learn. Above this nothing is searched, since a search holds everybody up. */
const maxCharacters = 1_000_000;

/** What an address is judged by. */
export interface ReadConversation {
  /** The addresses of each page that was read here. */
  pages: readonly (readonly string[])[];
  /**
   * The addresses in results of our own. A result of our own that outsiders had a hand in may hold an address
   * that a model wrote at their request, so it names none.
   */
  own: ReadonlySet<string>;
  /** All texts that no page may learn: what was said, and what tools found inside. Pages are no secret. */
  texts: readonly SearchedText[];
}

type Said = ToolContext["said"];

/** What a run has read already. All its tool calls share the list of what was said. */
interface Kept {
  texts: Map<unknown, SearchedText>;
  addresses: Map<unknown, readonly string[]>;
}
const keptOfRuns = new WeakMap<Said, Kept>();

/** The addresses that people wrote in the messages of a conversation. */
export async function writtenAddresses({ said }: ToolContext): Promise<ReadonlySet<string>> {
  const { addresses } = keptOf(said);
  const written = new Set<string>();
  for (const message of said.filter(
    ({ role, integrity }) => role === "user" && !isFromOutside({ integrity }),
  )) {
    add(written, await keep(addresses, message, () => addressesWritten(message.text)));
  }
  return written;
}

/** Undefined when the conversation is too long to be searched. */
export async function readConversation(context: ToolContext): Promise<ReadConversation | undefined> {
  const results = await listResults(context);
  const kept = keptOf(context.said);
  const secrets = [
    ...context.said.filter((message) => !isFromOutside(message)).map((key) => ({ key, text: key.text })),
    ...insideResults(results),
  ];
  const texts = await searchedTexts(secrets, kept);
  if (!texts) return undefined;
  const own = new Set<string>();
  const pages: (readonly string[])[] = [];
  for (const row of results.filter(isFromProvider)) {
    // Whoever had a hand in a query may have sites that are found by it.
    if (isFromOutside(row)) pages.push(foundAddresses(row));
    else add(own, foundAddresses(row));
  }
  const readingTools = await namesOfReadingTools(context);
  for (const row of results.filter(
    (result) => isPage(result) || (isOwn(result) && readingTools.has(result.tool_name)),
  )) {
    const base = row.sources[0]?.url;
    const named = await keep(kept.addresses, row.id, () =>
      showsPage(row.tool_name)
        ? addressesInTree(contentOf(row), base)
        : addressesInMarkdown(contentOf(row), base),
    );
    if (isPage(row)) pages.push(named);
    else add(own, named);
  }
  return { pages, own, texts };
}

/**
 * What a search provider may not learn from a query, and what the person wrote, which it may. Undefined when the
 * conversation is too long to be searched.
 */
export async function readPrivateTexts(
  context: ToolContext,
): Promise<{ secrets: SearchedText[]; written: SearchedText[] } | undefined> {
  const kept = keptOf(context.said);
  const [written, files] = [false, true].map((isOutside) =>
    context.said
      .filter((message) => message.role === "user" && isFromOutside(message) === isOutside)
      .map((key) => ({ key, text: key.text })),
  );
  const secrets = await searchedTexts([...(files ?? []), ...insideResults(await listResults(context))], kept);
  const own = await searchedTexts(written ?? [], kept);
  return secrets && own && { secrets, written: own };
}

interface KeyedText {
  key: object | string;
  text: string;
}

function insideResults(results: readonly ToolCallRow[]): KeyedText[] {
  return results
    .filter((row) => !isPage(row) && !isFromProvider(row))
    .map((row) => ({ key: row.id, text: contentOf(row) }));
}

/** Undefined for more characters than are searched. */
async function searchedTexts(secrets: readonly KeyedText[], kept: Kept): Promise<SearchedText[] | undefined> {
  if (secrets.reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) return undefined;
  const texts: SearchedText[] = [];
  for (const { key, text } of secrets) {
    texts.push(await keep(kept.texts, key, () => searchedText(withoutAddresses(text))));
  }
  return texts;
}

/** The tools whose results come from somewhere else than from their input: a model chose that. */
async function namesOfReadingTools({ ctx }: ToolContext): Promise<ReadonlySet<string>> {
  const tools = await listCatalogue(ctx);
  return new Set(tools.filter(({ facts }) => facts.reads !== "nothing").map(({ name }) => name));
}

function keptOf(said: Said): Kept {
  const kept = keptOfRuns.get(said) ?? { texts: new Map(), addresses: new Map() };
  keptOfRuns.set(said, kept);
  return kept;
}

/** Lets others work after each text that is new. */
async function keep<Value>(kept: Map<unknown, Value>, key: unknown, make: () => Value): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const value = make();
  kept.set(key, value);
  await setImmediate();
  return value;
}

function add(all: Set<string>, addresses: readonly string[]): void {
  for (const address of addresses) all.add(address);
}

function contentOf({ output }: ToolCallRow): string {
  return output?.content ?? "";
}

function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/\S+/gi, " ");
}

function isPage({ tool_name }: ToolCallRow): boolean {
  return tool_name === readWebPageName || showsPage(tool_name);
}

function isOwn({ result_integrity }: ToolCallRow): boolean {
  return result_integrity !== null && !isFromOutside({ integrity: result_integrity });
}
