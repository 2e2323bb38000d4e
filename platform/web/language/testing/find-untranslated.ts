/**
 * The places of two languages' texts that are empty in either, or alike in both although no name stands there. Texts
 * with values are compared as they are said of sevens. What English leaves to the server has only to be said.
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
