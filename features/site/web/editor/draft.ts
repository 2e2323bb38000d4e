import { isRecord } from "./content-value.ts";
import {
  type Choices,
  isEqual,
  type Merge,
  mergeSections,
  type Sections,
  settleConflicts,
} from "./merge-sections.ts";

/** An admin's unpublished input. */
export interface Draft {
  /** The version on which it is based. */
  basedOn: number;
  /** That version's content. Unknown for drafts from before an upgrade. */
  base?: Sections;
  body: Sections;
  /** Sections merged from others, and the version they come from. */
  taken?: { version: number; sections: readonly string[] };
  /** Input replaced by somebody else's text, kept until it is used or discarded. */
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

/** The draft with another body. Undefined when nothing is left to publish or keep. */
export function withBody(
  draft: Draft,
  body: Sections,
  { version, body: published }: Published,
): Draft | undefined {
  const isNothing = draft.basedOn === version && !draft.setAside?.length && isEqual(body, published);
  return isNothing ? undefined : { ...draft, body };
}

/** The merge needed after somebody else's publication. Undefined without one. */
export function findMerge(draft: Draft | undefined, { version, body: theirs }: Published): Merge | undefined {
  if (!draft || version <= draft.basedOn) return undefined;
  return mergeSections({ base: draft.base, theirs, mine: draft.body });
}

/** Rebases the draft onto the published version, resolving conflicts by `choices`. */
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

/** Swaps a section with its set-aside version. */
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

/** Parses a stored draft. Undefined when it is invalid. */
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
