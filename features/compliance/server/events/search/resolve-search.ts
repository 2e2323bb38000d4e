import type { ActWords } from "#platform/server/audit/acts.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Clause } from "./condition.ts";

export interface FoundPerson {
  id: string;
  name: string;
  email: string;
}

const mostWords = 6;

/** What a search may mean, found by what it says. */
export interface Meant {
  words: ActWords;
  /** Those who match at least one word. */
  people: readonly FoundPerson[];
  /** Facets of things that are called like the whole search, such as a tool. */
  facets: readonly string[];
}

/** The words of a search that may be of a name or address. */
export function wordsOf(q: string): string[] {
  if (isUuid(q) || endOfId(q) !== undefined || numberIn(q) !== undefined) return [];
  return q.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/**
 * What a search means, in what indexes find: an event's number or id, the id of anything or its end as pages show it,
 * people, words of acts, and things that are called so. Undefined: nothing can match.
 */
export function resolveSearch(q: string, { words, people, facets }: Meant): Clause[] | undefined {
  if (isUuid(q)) return [aboutId(q.toLowerCase())];
  const [end, number] = [endOfId(q), numberIn(q)];
  const exact: Clause = [
    ...(number === undefined ? [] : [{ kind: "number" as const, values: [number] }]),
    ...(number === undefined ? [] : [{ kind: "facet" as const, values: [`target:${q}`] }]),
    ...(end === undefined ? [] : [{ kind: "id_end" as const, values: [end] }]),
  ];
  if (exact.length > 0) return [exact];
  const said = wordsSaid(q, { words, people });
  if (facets.length === 0) return said;
  // Said in one word, it may also be a person or an act.
  return [[{ kind: "facet", values: facets }, ...(said.length === 1 ? (said[0] ?? []) : [])]];
}

function wordsSaid(q: string, { words, people }: Pick<Meant, "words" | "people">): Clause[] {
  let who: readonly FoundPerson[] | undefined;
  let acts: readonly string[] | undefined;
  for (const word of wordsOf(q)) {
    const named: readonly FoundPerson[] = (who ?? people).filter((person) => isNamed(person, word));
    if (named.length > 0) who = named;
    else {
      const meant = matchActs(words, word);
      const before: readonly string[] | undefined = acts;
      acts = before ? before.filter((act) => meant.includes(act)) : meant;
      if (acts.length === 0) return [aboutText(q)];
    }
  }
  return [
    ...(who ? [aboutPeople(who)] : []),
    ...(acts ? [[{ kind: "act", values: acts }] satisfies Clause] : []),
  ];
}

function aboutId(id: string): Clause {
  const facets = ["target", "conversation", "agent", "person", "run"].map((name) => `${name}:${id}`);
  return [
    { kind: "id", values: [id] },
    { kind: "actor", values: [id] },
    { kind: "run", values: [id] },
    { kind: "facet", values: facets },
  ];
}

/** Some things have ids in words, e.g. a setting or a tool. */
function aboutText(text: string): Clause {
  return [{ kind: "facet", values: [`target:${text}`, `tool:${text}`] }];
}

function aboutPeople(people: readonly FoundPerson[]): Clause {
  const ids = people.map(({ id }) => id);
  return [
    { kind: "actor", values: ids },
    { kind: "facet", values: ids.flatMap((id) => [`target:${id}`, `person:${id}`]) },
  ];
}

function isNamed({ name, email }: FoundPerson, word: string): boolean {
  const wanted = word.toLowerCase();
  return [...name.toLowerCase().split(/\s+/), email.toLowerCase()].some((part) => part.startsWith(wanted));
}

/** Pages show the last 8 or 12 characters of an id, after "…" or in brackets. */
function endOfId(q: string): string | undefined {
  return /^[(…]?([0-9a-f]{8}|[0-9a-f]{12})\)?$/i.exec(q)?.[1]?.toLowerCase();
}

/** `#70,412` and `70412` are numbers of events. */
function numberIn(q: string): number | undefined {
  if (!/^#?\d[\d.,\u00a0\u202f' ]*$/.test(q)) return undefined;
  const number = Number(q.replace(/\D/g, ""));
  return Number.isSafeInteger(number) ? number : undefined;
}

/** The acts that a word of a search means: it begins a word of their sentence, of their noun or of their name. */
function matchActs({ acts, nouns }: ActWords, word: string): string[] {
  const wanted = word.toLowerCase();
  return Object.entries(acts).flatMap(([act, [english, german]]) => {
    const noun = nouns[act.slice(0, act.indexOf("."))] ?? [];
    const said = [english, german, ...noun].join(" ").replace(/\{[^}]*\}|[[\]]/g, " ");
    const words = [act, ...`${said} ${act}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)];
    return words.some((one) => one.startsWith(wanted)) ? act : [];
  });
}
