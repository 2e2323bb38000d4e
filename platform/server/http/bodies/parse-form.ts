import { BodyError } from "./parse-json.ts";

const mostFields = 1_000;

/** The fields of a form body; the last of a name counts. Throws BodyError for too many. */
export function parseForm(text: string): Record<string, string> {
  let fields = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) fields += 1;
  if (fields > mostFields) throw new BodyError(`The form has more than ${mostFields} fields`);
  return Object.fromEntries(new URLSearchParams(text));
}
