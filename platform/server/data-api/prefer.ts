import { DataApiError } from "./data-api-error.ts";

/** What the caller prefers, of the `Prefer` header. */
export interface Preferences {
  resolution?: "merge-duplicates" | "ignore-duplicates";
  missing?: "default" | "null";
  return?: "minimal" | "representation" | "headers-only";
  count?: "exact" | "planned" | "estimated";
  tx?: "commit" | "rollback";
  handling?: "strict" | "lenient";
  /** Only kept where it is enforced, which is with strict handling. */
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

/** Of each preference the first that is known; with strict handling, one that is not known is PGRST122. */
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

/** The `Preference-Applied` header with those of `honoured` that the caller has, in the order of the protocol. */
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

/** Whatever count is preferred, it is counted: an estimate would tell about rows that policies hide. */
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
