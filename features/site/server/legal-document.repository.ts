import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface LegalText {
  type: string;
  title: string;
  /** Markdown; `{{operator}}` stands for whoever runs the installation. */
  body: string;
}

/** Publishes the text as version 1 unless there is any version of its type. True when it was published. */
export async function insertFirstVersion(db: Db, { type, title, body }: LegalText): Promise<boolean> {
  const { rows } = await sql`
    insert into legal_documents (type, version, title, body)
    select ${type}, 1, ${title}, ${body}
    where not exists (select from legal_documents where type = ${type})
    on conflict do nothing returning type`.execute(db);
  return rows.length > 0;
}

export interface LegalDocument extends LegalText {
  version: number;
  published_at: Date;
}

/** The newest version; undefined for a type that nobody published. */
export async function findNewestVersion(db: Db, type: string): Promise<LegalDocument | undefined> {
  const { rows } = await sql<LegalDocument>`
    select type, version, title, body, published_at from legal_documents
    where type = ${type} order by version desc limit 1`.execute(db);
  return rows[0];
}
