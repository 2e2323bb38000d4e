/** A value of a content during editing. */
export type ContentValue = unknown;

export type ContentPath = readonly (string | number)[];

/** A copy of `value` with `next` at `path`. */
export function setAt(value: ContentValue, path: ContentPath, next: ContentValue): ContentValue {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? setAt(item, rest, next) : item));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [step]: setAt(record[step], rest, next) };
}

export function isRecord(value: ContentValue): value is Record<string, ContentValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy of a list with the item at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from);
  const moved = items.slice(from, from + 1);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}
