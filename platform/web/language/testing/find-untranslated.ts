/**
 * Paths of texts that are empty in either language, or equal in both without being a name. Functions are
 * compared by their result for 7. Where English leaves the text to the server, the other language only needs
 * to be non-empty.
 */
export function findUntranslated(english: object, german: object, names: readonly string[] = []): string[] {
  const [said, translated] = [new Map(sayAll(english)), new Map(sayAll(german))];
  const places = [...new Set([...said.keys(), ...translated.keys()])];
  return places.filter((place) => {
    const [one, other] = [said.get(place)?.trim(), translated.get(place)?.trim()];
    if (!said.has(place)) return !other;
    return !one || !other || (one === other && !names.includes(one));
  });
}

function sayAll(value: unknown, place = ""): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") {
    const said: unknown = value(...Array.from({ length: value.length }, () => 7));
    return sayAll(said, place);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sayAll(inner, place ? `${place}.${key}` : key));
}
