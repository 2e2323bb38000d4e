import type { Json, JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { turnsDirection } from "../../contract/user-name.ts";
import { authErrors } from "../errors.ts";

/** Throws for a self-chosen name with Unicode direction marks, which make it read as another name. */
export function checkNames(metadata: JsonObject | null | undefined): void {
  // People can also write into `custom_claims`, where identity providers put names.
  const names = [...namesIn(metadata), ...namesIn(metadata?.custom_claims)];
  if (!names.some((name) => typeof name === "string" && turnsDirection(name))) return;
  fail(authErrors, "validation_failed", {
    message: "A name cannot contain invisible characters that change the direction of text",
  });
}

function namesIn(told: Json | undefined): (Json | undefined)[] {
  if (typeof told !== "object" || told === null || Array.isArray(told)) return [];
  return [told.name, told.full_name];
}
