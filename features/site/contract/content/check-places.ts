import type { ContentKind } from "./content-kind.ts";
import { placeNames } from "./fill-places.ts";

export interface ContentProblem {
  path: PropertyKey[];
  message: string;
}

/** Placeholders by kind and field. Other fields have none. */
const filled: Partial<Record<ContentKind, Record<string, string>>> = {
  landing: { "hero.prices": "{prices}", "pricing.trial": "{days}" },
};

/** Hints beside a field with a placeholder. */
const hints: Record<string, string> = {
  "{prices}": "{prices} stands for the plans and their prices.",
  "{days}": "{days} stands for the number of days.",
};

/** The hint about a field's placeholder. Undefined when it has none. */
export function hintOfPlace(kind: ContentKind, path: string): string | undefined {
  return hints[filled[kind]?.[path] ?? ""];
}

/** Words in braces that nothing fills, so that the page would show them literally. */
export function findUnfilledPlaces(kind: ContentKind, body: unknown): ContentProblem[] {
  if (kind === "operator") return [];
  const problems: ContentProblem[] = [];
  visit(body, [], (text, path) => {
    const unfilled = (text.match(braces) ?? []).filter((found) => !isFilled(kind, path, found));
    if (unfilled.length > 0) problems.push({ path, message: sayUnfilled(kind, path, unfilled[0] ?? "") });
  });
  return problems;
}

const braces = /\{+[^{}\n]*\}+/g;

function isFilled(kind: ContentKind, path: readonly PropertyKey[], found: string): boolean {
  if (kind === "landing") return filled.landing?.[path.join(".")] === found;
  return path[0] === "markdown" && placeNames.some((name) => found === `{{${name}}}`);
}

function sayUnfilled(kind: ContentKind, path: readonly PropertyKey[], found: string): string {
  if (kind !== "landing" && path[0] === "markdown") {
    return `${found} is not a known placeholder. Remove it, or use one of ${placeNames.map((name) => `{{${name}}}`).join(", ")}.`;
  }
  const own = filled[kind]?.[path.join(".")];
  return own
    ? `${found} is not available here. Remove it, or use ${own}.`
    : `${found} is not available here and would be shown as it is. Remove it.`;
}

function visit(value: unknown, path: PropertyKey[], look: (text: string, path: PropertyKey[]) => void): void {
  if (typeof value === "string") look(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [name, item] of Object.entries(value)) visit(item, [...path, name], look);
}
