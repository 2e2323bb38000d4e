import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ContentPlace } from "../content/content.repository.ts";

export interface NewPreview extends ContentPlace {
  tokenHash: string;
  body: JsonObject;
  madeBy: string;
  expiresAt: Date;
}

export async function insertPreview(db: Db, preview: NewPreview): Promise<void> {
  await sql`
    insert into content_previews (token_hash, kind, language, body, made_by, expires_at)
    values (${preview.tokenHash}, ${preview.kind}, ${preview.language}, ${JSON.stringify(preview.body)}::jsonb,
      ${preview.madeBy}, ${preview.expiresAt})`.execute(db);
}

/** Deletes this admin's previews and all expired ones. */
export async function deleteOldPreviews(db: Db, madeBy: string, now: Date): Promise<void> {
  await sql`delete from content_previews where made_by = ${madeBy} or expires_at < ${now}`.execute(db);
}

export interface PreviewRow extends ContentPlace {
  body: unknown;
}

export async function findPreview(db: Db, tokenHash: string, now: Date): Promise<PreviewRow | undefined> {
  const { rows } = await sql<PreviewRow>`
    select kind, language, body from content_previews
    where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db);
  return rows[0];
}
