import type { Json, JsonObject } from "#platform/contract/json.ts";
import { DataApiError } from "./data-api-error.ts";
import { tooMuch } from "./query/too-much.ts";

const deepestBody = 64;

/** Parses a JSON body. Throws PGRST102 when it is empty or invalid. */
export function parseBody(text: string): Json {
  if (depthOf(text) > deepestBody) throw tooMuch(`bodies of more than ${deepestBody} levels`);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new DataApiError(400, "PGRST102", "Empty or invalid json");
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Nesting depth of brackets outside strings. A loop over characters, because every body is scanned and some
 * are long.
 */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (isInText) {
      if (letter === "\\") index += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "[" || letter === "{") deepest = Math.max(deepest, ++depth);
    else if (letter === "]" || letter === "}") depth -= 1;
  }
  return deepest;
}
