import type { ContentValue } from "./content-value.ts";

/** A content by its sections, the names at its top. */
export type Sections = Record<string, ContentValue>;

export interface MergeParts {
  /** What both began with; unknown for what was kept before an upgrade. */
  base: Sections | undefined;
  theirs: Sections;
  mine: Sections;
}

export interface Merge {
  /** Of what only one of both changed, the change; of what both changed, mine. */
  merged: Sections;
  /** Changed by them alone. */
  taken: string[];
  /** Changed by both, and not to the same. */
  conflicts: string[];
}

export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** Puts together, section by section, what two people made of the same content. */
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

/** The whole after somebody chose between both; throws unless there is a choice for each conflict, and for no more. */
export function settleConflicts({ merged, conflicts }: Merge, theirs: Sections, choices: Choices): Sections {
  const missing = conflicts.filter((name) => choices[name] === undefined);
  if (missing.length > 0) throw new Error(`Nothing is chosen for ${missing.join(", ")}.`);
  const needless = Object.keys(choices).filter((name) => !conflicts.includes(name));
  if (needless.length > 0) throw new Error(`There is nothing to choose for ${needless.join(", ")}.`);
  const taken = conflicts.filter((name) => choices[name] === "theirs");
  return { ...merged, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

/** Whether two values say the same, in whatever order their fields stand. */
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
