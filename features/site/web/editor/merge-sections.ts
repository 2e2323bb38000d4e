import type { ContentValue } from "./content-value.ts";

/** A content by its top-level sections. */
export type Sections = Record<string, ContentValue>;

export interface MergeParts {
  /** The common base. Unknown for drafts from before an upgrade. */
  base: Sections | undefined;
  theirs: Sections;
  mine: Sections;
}

export interface Merge {
  /** Sections that one side changed, from that side. Conflicting sections: mine. */
  merged: Sections;
  /** Sections only they changed. */
  taken: string[];
  /** Sections both changed differently. */
  conflicts: string[];
}

export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** Three-way merge of a content, section by section. */
export function mergeSections({ base, theirs, mine }: MergeParts): Merge {
  const merge: Merge = { merged: {}, taken: [], conflicts: [] };
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const isSame = isEqual(mine[name], theirs[name]);
    const isTheirsAlone = base !== undefined && isEqual(mine[name], base[name]);
    const isMineAlone = base !== undefined && isEqual(theirs[name], base[name]);
    merge.merged[name] = !isSame && isTheirsAlone ? theirs[name] : mine[name];
    if (isSame || isMineAlone) continue;
    (isTheirsAlone ? merge.taken : merge.conflicts).push(name);
  }
  return merge;
}

/** Resolves the conflicts of a merge. Throws unless there is exactly one choice for each conflict. */
export function settleConflicts({ merged, conflicts }: Merge, theirs: Sections, choices: Choices): Sections {
  const missing = conflicts.filter((name) => choices[name] === undefined);
  if (missing.length > 0) throw new Error(`Nothing is chosen for ${missing.join(", ")}.`);
  const needless = Object.keys(choices).filter((name) => !conflicts.includes(name));
  if (needless.length > 0) throw new Error(`There is nothing to choose for ${needless.join(", ")}.`);
  const taken = conflicts.filter((name) => choices[name] === "theirs");
  return { ...merged, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

/** Whether two values are equal, ignoring the order of fields. */
export function isEqual(one: ContentValue, other: ContentValue): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: ContentValue): string | undefined {
  return JSON.stringify(value, (_name, item) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
