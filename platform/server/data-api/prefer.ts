/** What the caller prefers, of the `Prefer` header; anything not known is let be. */
export interface Preferences {
  resolution?: "merge-duplicates" | "ignore-duplicates";
  missing?: "default" | "null";
  return?: "minimal" | "representation" | "headers-only";
  count?: "exact" | "planned" | "estimated";
}

const values: Record<keyof Preferences, readonly string[]> = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  return: ["minimal", "representation", "headers-only"],
  count: ["exact", "planned", "estimated"],
};

const names = ["resolution", "missing", "return", "count"] as const;

export function parsePrefer(header: string | string[] | undefined): Preferences {
  const wishes = String(header ?? "")
    .split(",")
    .map((wish) => wish.trim().split("="));
  const known = names.flatMap((name) => {
    const wish = wishes.find(([key, value]) => key === name && values[name].includes(value ?? ""));
    return wish ? [[name, wish[1]]] : [];
  });
  return Object.fromEntries(known);
}

/** The `Preference-Applied` header: the preferences that were honoured, in the order of the protocol. */
export function applied(preferences: Preferences): string {
  return names.flatMap((name) => (preferences[name] ? [`${name}=${preferences[name]}`] : [])).join(", ");
}
