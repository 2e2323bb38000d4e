import type { Json, JsonObject } from "#platform/contract/json.ts";
import { DataApiError } from "./data-api-error.ts";

/** Parses a JSON body. Throws PGRST102 when it is empty or invalid. */
export function parseBody(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new DataApiError(400, "PGRST102", "Empty or invalid json");
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
