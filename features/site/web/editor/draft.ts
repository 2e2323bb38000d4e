import { isRecord } from "./content-value.ts";
import {
  type Choices,
  isEqual,
  type Merge,
  mergeSections,
  type Sections,
  settleConflicts,
} from "./merge-sections.ts";

/** What an admin typed into a content and did not publish yet. */
export interface Draft {
  /** The version that it goes on from. */
  basedOn: number;
  /** What that version said; unknown for what was kept before an upgrade. */
  base?: Sections;
  body: Sections;
  /** Sections of others that were taken in, and the version that they are of. */
  taken?: { version: number; sections: readonly string[] };
  /** What was typed and gave way to the words of somebody else: it is kept until it is used or discarded. */
  setAside?: readonly SetAside[];
}

export interface SetAside {
  section: string;
  value: unknown;
}

/** The newest published version. */
export interface Published {
  version: number;
  body: Sections;
}

/** The draft with another body; none when nothing is left to be published or kept. */
export function withBody(
  draft: Draft,
  body: Sections,
  { version, body: published }: Published,
): Draft | undefined {
  const isNothing = draft.basedOn === version && !draft.setAside?.length && isEqual(body, published);
  return isNothing ? undefined : { ...draft, body };
}

/** What has to be put together when somebody published meanwhile; undefined while nobody did. */
export function findMerge(draft: Draft | undefined, { version, body: theirs }: Published): Merge | undefined {
  if (!draft || version <= draft.basedOn) return undefined;
  return mergeSections({ base: draft.base, theirs, mine: draft.body });
}

/** The draft on top of what is published now, by what was chosen where both changed the same. */
export function settle(draft: Draft, published: Published, choices: Choices = {}): Draft | undefined {
  const merge = findMerge(draft, published);
  if (!merge) return draft;
  const { version, body: theirs } = published;
  const gone = merge.conflicts.filter((section) => choices[section] === "theirs");
  const setAside = [
    ...(draft.setAside ?? []),
    ...gone.map((section) => ({ section, value: draft.body[section] })),
  ];
  const sections = [...merge.taken, ...gone];
  const settled: Draft = {
    ...{ basedOn: version, base: theirs, body: draft.body, setAside },
    ...(sections.length > 0 ? { taken: { version, sections } } : {}),
  };
  return withBody(settled, settleConflicts(merge, theirs, choices), published);
}

/** Puts what was set aside back in its place, and what stood there aside. */
export function swapSetAside(draft: Draft, index: number): Draft {
  const chosen = draft.setAside?.[index];
  if (!chosen) return draft;
  const { section, value } = chosen;
  const setAside = draft.setAside?.with(index, { section, value: draft.body[section] }) ?? [];
  return { ...draft, body: { ...draft.body, [section]: value }, setAside };
}

export function dropSetAside(draft: Draft, index: number): Draft {
  return { ...draft, setAside: draft.setAside?.filter((_each, other) => other !== index) ?? [] };
}

/** A draft as it was kept, undefined for what is none. */
export function readDraft(text: string | undefined): Draft | undefined {
  if (!text) return undefined;
  const read: unknown = JSON.parse(text);
  if (!isRecord(read) || typeof read.basedOn !== "number" || !isRecord(read.body)) return undefined;
  return {
    ...{ basedOn: read.basedOn, body: read.body },
    ...(isRecord(read.base) ? { base: read.base } : {}),
    ...(isTaken(read.taken) ? { taken: read.taken } : {}),
    ...(Array.isArray(read.setAside) ? { setAside: read.setAside.filter(isSetAside) } : {}),
  };
}

function isTaken(value: unknown): value is NonNullable<Draft["taken"]> {
  return isRecord(value) && typeof value.version === "number" && Array.isArray(value.sections);
}

function isSetAside(value: unknown): value is SetAside {
  return isRecord(value) && typeof value.section === "string";
}
