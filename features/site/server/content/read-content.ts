import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { type BodyOf, type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import { findContentRevision, findNewestContent } from "./content.repository.ts";
import { seedOf } from "./seed-of.ts";

export interface Content<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  /** The one that was found. */
  language: Language;
  /** True when the language that was asked for has none, and this is the English one. */
  isFallback: boolean;
  /** 0 for what comes with the product and was never stored. */
  version: number;
  body: BodyOf<Kind>;
  publishedAt: Date;
}

/**
 * The newest version in the language, else in English. A stored text that no longer fits, as after an upgrade, gives way
 * to the one that comes with the product, so that a public page always has something to say.
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

/** A number that grows with every publication of any kind; one indexed read. */
export function readContentRevision(ctx: Ctx): Promise<number> {
  return query(ctx, ({ db }) => findContentRevision(db));
}
