import type { JsonObject } from "#platform/contract/json.ts";
import { stripDirectionMarks } from "../../contract/user-name.ts";

const nameKeys = ["name", "full_name", "preferred_username", "user_name"];

/**
 * What a provider or directory tells, its names without marks that turn their direction. Of people themselves such a
 * name is refused; here nobody could answer, and a refusal would keep the person out.
 */
export function stripDirectionMarksOfNames<Told extends JsonObject>(told: Told): Told {
  const straight = nameKeys.flatMap((key) => {
    const name = told[key];
    return typeof name === "string" ? [[key, stripDirectionMarks(name)]] : [];
  });
  return { ...told, ...Object.fromEntries(straight) };
}
