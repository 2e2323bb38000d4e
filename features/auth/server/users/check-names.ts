import type { JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { turnsDirection } from "../../contract/user-name.ts";
import { authErrors } from "../errors.ts";

/** Throws when a name that people give themselves would read as another one than it is. */
export function checkNames(metadata: JsonObject | null | undefined): void {
  const names = [metadata?.name, metadata?.full_name];
  if (!names.some((name) => typeof name === "string" && turnsDirection(name))) return;
  fail(authErrors, "validation_failed", {
    message: "A name cannot contain invisible characters that change the direction of text",
  });
}
