import type { AgentContent, AgentField } from "../../contract/index.ts";

/** Whether two contents say the same. Their fields have a fixed order. */
export function isSameContent(one: AgentContent, other: AgentContent): boolean {
  return one === other || fieldsOf(one, other).every((field) => isSame(one[field], other[field]));
}

/** The fields that differ. */
export function changedFields(before: AgentContent, after: AgentContent): AgentField[] {
  return fieldsOf(before, after).filter((field) => !isSame(before[field], after[field]));
}

/**
 * Two drafts of one revision in one: a field that only one of them changed is taken from it. `both`: fields that both
 * changed, in different ways. They stay as in `mine`.
 */
export function mergeDrafts(before: AgentContent, mine: AgentContent, theirs: AgentContent) {
  const ofMine = changedFields(before, mine);
  const ofTheirs = changedFields(before, theirs);
  const both = ofMine.filter((field) => ofTheirs.includes(field) && !isSame(mine[field], theirs[field]));
  return {
    content: take(
      mine,
      theirs,
      ofTheirs.filter((field) => !ofMine.includes(field)),
    ),
    both,
  };
}

/** `content` with these fields of another one. */
export function take(content: AgentContent, from: AgentContent, fields: readonly AgentField[]): AgentContent {
  return { ...content, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

function fieldsOf(...contents: AgentContent[]): AgentField[] {
  return [...new Set(contents.flatMap((content) => Object.keys(content) as AgentField[]))];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
