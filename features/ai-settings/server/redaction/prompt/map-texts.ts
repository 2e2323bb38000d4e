import type { JSONValue } from "@ai-sdk/provider";

export type ChangeText = (text: string) => string;

/** The same value with every text in it changed, names of fields too. A number is changed as its digits are. */
export function mapTexts(value: unknown, change: ChangeText): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value === "number") {
    const digits = String(value);
    const changed = change(digits);
    return changed === digits ? value : changed;
  }
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [change(key), mapTexts(item, change)]),
    );
  }
  return value;
}

/** As `mapTexts`, for JSON. */
export function mapJson(value: JSONValue, change: ChangeText): JSONValue {
  return mapTexts(value, change) as JSONValue;
}
