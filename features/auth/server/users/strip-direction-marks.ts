import type { JsonObject } from "#platform/contract/json.ts";
import { stripDirectionMarks } from "../../contract/user-name.ts";

const nameKeys = ["name", "full_name", "preferred_username", "user_name"];

/**
 * Strips Unicode direction marks from names of a provider or directory. A person's own name with such marks
 * is refused; here nobody could answer, and a refusal would block the sign-in.
 */
export function stripDirectionMarksOfNames<Told extends JsonObject>(told: Told): Told {
  const straight = nameKeys.flatMap((key) => {
    const name = told[key];
    return typeof name === "string" ? [[key, stripDirectionMarks(name)]] : [];
  });
  return { ...told, ...Object.fromEntries(straight) };
}
