import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type BodyOf, type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import { findContentRevision, findNewestContent } from "./content.repository.ts";
import { seedOf } from "./seed-of.ts";

export interface Content<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  /** The language that was found. */
  language: Language;
  /** True when the requested language has none and this is English. */
  isFallback: boolean;
  /** 0 for the product's own text, which was never stored. */
  version: number;
  body: BodyOf<Kind>;
  publishedAt: Date;
}

/**
 * The newest version in the language, or else in English. A stored text that no longer matches the schema
 * (after an upgrade) is replaced by the product's own, so that a public page always has a text.
 */
export async function readContent<Kind extends ContentKind>(
  ctx: Ctx,
  { kind, language }: { kind: Kind; language: Language },
): Promise<Content<Kind>> {
  const row = await query(ctx, ({ db }) => findNewestContent(db, { kind, language }));
  const schema = contentSchemas[kind];
  const parsed = row && schema.safeParse(row.body);
  if (row && parsed && !parsed.success) {
    ctx.log.warn({ kind, language, version: row.version }, "a published text no longer fits its kind");
  }
  const found = row?.language ?? language;
  const own = { kind, language: found, isFallback: found !== language };
  const publishedAt = row?.published_at ?? ctx.now();
  const body = (parsed?.success ? parsed.data : seedOf(kind, found)) as BodyOf<Kind>;
  return { ...own, version: row?.version ?? 0, body, publishedAt };
}

/** A number that grows with every publication of any kind. One indexed read. */
export function readContentRevision(ctx: Ctx): Promise<number> {
  return query(ctx, ({ db }) => findContentRevision(db));
}
