import type { ShownField } from "../../contract/shown-call.ts";

const mostCharacters = 100;

/**
 * Gives each field a label that no other one has, because a person tells values apart by their labels, and so does the
 * page. Names that look alike once invisible characters are gone get a number.
 */
export function withDistinctLabels(fields: readonly ShownField[]): ShownField[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let label = field.label;
    for (let number = 2; taken.has(label); number += 1) {
      const ending = ` (${number})`;
      label = `${field.label.slice(0, mostCharacters - ending.length).toWellFormed()}${ending}`;
    }
    taken.add(label);
    return { ...field, label };
  });
}
