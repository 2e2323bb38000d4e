import { DataApiError } from "./data-api-error.ts";

/** The parsed `Prefer` header. */
export interface Preferences {
  resolution?: "merge-duplicates" | "ignore-duplicates";
  missing?: "default" | "null";
  return?: "minimal" | "representation" | "headers-only";
  count?: "exact" | "planned" | "estimated";
  tx?: "commit" | "rollback";
  handling?: "strict" | "lenient";
  /** Set only with `handling=strict`, because only then it is enforced. */
  maxAffected?: number;
}

const values = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  return: ["minimal", "representation", "headers-only"],
  count: ["exact", "planned", "estimated"],
  tx: ["commit", "rollback"],
  handling: ["strict", "lenient"],
} as const;
const names = ["resolution", "missing", "return", "count", "tx", "handling"] as const;
const maxAffected = /^max-affected=(\d{1,9})$/;

/** Takes the first known value of each preference. With strict handling an unknown one throws PGRST122. */
export function parsePrefer(header: string | string[] | undefined): Preferences {
  const wishes = String(header ?? "")
    .split(",")
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
  const known = names.flatMap((name) => {
    const value = values[name].find(
      (value) => wishes.find((wish) => isOf(name, wish)) === `${name}=${value}`,
    );
    return value ? [[name, value]] : [];
  });
  const preferences: Preferences = Object.fromEntries(known);
  if (preferences.handling !== "strict") return preferences;
  refuseUnknown(wishes);
  const most = wishes.map((wish) => maxAffected.exec(wish)?.[1]).find((digits) => digits !== undefined);
  return most ? { ...preferences, maxAffected: Number(most) } : preferences;
}

/** The `Preference-Applied` header: the caller's preferences among `honoured`, in the protocol's order. */
export function applied(
  preferences: Preferences,
  honoured: readonly (keyof Preferences)[],
): Record<string, string> {
  const words = names.flatMap((name) =>
    honoured.includes(name) && preferences[name] ? [`${name}=${shown(name, preferences[name])}`] : [],
  );
  if (honoured.includes("maxAffected") && preferences.maxAffected !== undefined) {
    words.push(`max-affected=${preferences.maxAffected}`);
  }
  return words.length > 0 ? { "preference-applied": words.join(", ") } : {};
}

/** Any requested count is exact: an estimate would reveal rows that policies hide. */
function shown(name: keyof Preferences, value: string): string {
  return name === "count" ? "exact" : value;
}

function isOf(name: (typeof names)[number], wish: string): boolean {
  return values[name].some((value) => wish === `${name}=${value}`);
}

function refuseUnknown(wishes: string[]): void {
  const unknown = wishes.filter((wish) => !names.some((name) => isOf(name, wish)) && !maxAffected.test(wish));
  if (unknown.length === 0) return;
  throw new DataApiError(400, "PGRST122", "Invalid preferences given with handling=strict", {
    details: `Invalid preferences: ${unknown.join(", ").slice(0, 400)}`,
  });
}
