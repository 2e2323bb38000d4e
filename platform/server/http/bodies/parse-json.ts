import { deepestJson, excessOf, type JsonExcess, mostJsonValues } from "./json-bounds.ts";

/** An unreadable body. The framework's property `statusCode` makes it a 400 in every protocol. */
export class BodyError extends Error {
  readonly statusCode = 400;
  override readonly name = "BodyError";
}

const sentences: Record<JsonExcess, string> = {
  depth: `The JSON has more than ${deepestJson} levels`,
  values: `The JSON has more than ${mostJsonValues} values`,
};

/** Parses JSON within the bounds of every body. Throws BodyError otherwise. */
export function parseJson(text: string): unknown {
  requireBoundedJson(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BodyError(error instanceof Error ? error.message : "The JSON is not valid");
  }
}

/** Throws BodyError for JSON that exceeds the bounds of every body. */
export function requireBoundedJson(text: string): void {
  const excess = excessOf(text);
  if (excess) throw new BodyError(sentences[excess]);
}
