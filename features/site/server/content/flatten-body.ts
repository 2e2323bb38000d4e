/** All texts of a body by place, e.g. `faq › items › 2 › answer`. Lists count from 1. */
export function flattenBody(body: unknown): Map<string, string> {
  const places = new Map<string, string>();
  collect(body, [], places);
  return places;
}

function collect(value: unknown, path: string[], into: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, String(index + 1)], into);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, [...path, name], into);
  } else {
    into.set(path.join(" › "), String(value));
  }
}
