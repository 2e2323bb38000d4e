import { type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";

/**
 * A stored body as today's schema would store it: fields in schema order, which jsonb loses, and new fields
 * with their defaults. A body that no longer matches is returned unchanged.
 */
export function storedBody(kind: ContentKind, body: unknown): unknown {
  const parsed = contentSchemas[kind].safeParse(body);
  return parsed.success ? parsed.data : body;
}
