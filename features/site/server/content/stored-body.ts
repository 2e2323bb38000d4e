import { type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";

/**
 * A body from the database as it would be stored today: its fields in the order of the form, which the database does not
 * keep, and those that came since with what they are by themselves. One that no longer fits stays as it is.
 */
export function storedBody(kind: ContentKind, body: unknown): unknown {
  const parsed = contentSchemas[kind].safeParse(body);
  return parsed.success ? parsed.data : body;
}
