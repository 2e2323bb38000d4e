import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { contentSchemas } from "../../contract/content/content-kind.ts";
import type { EditedContent } from "../../contract/content/content-version.ts";
import { contentAccess } from "./content.access.ts";
import { type ContentPlace, findNewestContent } from "./content.repository.ts";
import { readOtherLanguage } from "./read-other-language.ts";
import { seedOf } from "./seed-of.ts";

/** The newest version for editing. Falls back to the English text as version 0 of the language. */
export async function readEditedContent(ctx: Ctx, { kind, language }: ContentPlace): Promise<EditedContent> {
  const { row, other } = await query(ctx, contentAccess.edit, async (inner) => ({
    row: await findNewestContent(inner.db, { kind, language }),
    other: await readOtherLanguage(inner, { kind, language }),
  }));
  const parsed = contentSchemas[kind].safeParse(row?.body);
  const isOwn = row?.language === language;
  return {
    ...{ kind, language, version: isOwn ? row.version : 0 },
    body: parsed.success ? parsed.data : seedOf(kind, language),
    publishedAt: isOwn ? row.published_at.toISOString() : null,
    otherLanguage: isOwn ? other : null,
  };
}
