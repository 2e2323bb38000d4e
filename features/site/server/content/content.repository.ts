import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";

export interface ContentPlace {
  kind: ContentKind;
  language: Language;
}

export interface ContentRow extends ContentPlace {
  version: number;
  body: unknown;
  published_at: Date;
}

/** The newest version in the language, or else in English. Undefined without either. */
export async function findNewestContent(
  db: Db,
  { kind, language }: ContentPlace,
): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select kind, language, version, body, published_at from contents
    where kind = ${kind} and language in (${language}, 'en')
    order by language = ${language} desc, version desc limit 1`.execute(db);
  return rows[0];
}

export async function findContentVersion(
  db: Db,
  { kind, language }: ContentPlace,
  version: number,
): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select kind, language, version, body, published_at from contents
    where kind = ${kind} and language = ${language} and version = ${version}`.execute(db);
  return rows[0];
}

/** The newest `limit` versions in exactly this language, oldest first. */
export async function listContentBodies(
  db: Db,
  { kind, language }: ContentPlace,
  limit: number,
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select kind, language, version, body, published_at from contents
    where kind = ${kind} and language = ${language} order by version desc limit ${limit}`.execute(db);
  return rows.reverse();
}

/** The newest version in exactly this language. 0 without any. */
export async function findNewestVersion(db: Db, { kind, language }: ContentPlace): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from contents where kind = ${kind} and language = ${language}
    order by version desc limit 1`.execute(db);
  return rows[0]?.version ?? 0;
}

/** A number that grows with every publication of any kind. 0 before the first. */
export async function findContentRevision(db: Db): Promise<number> {
  const { rows } = await sql<{ revision: string }>`
    select revision from contents order by revision desc limit 1`.execute(db);
  return Number(rows[0]?.revision ?? 0);
}

/** Serializes publications, so that revisions become visible in order. */
export async function lockPublications(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('contents', 0))`.execute(db);
}

export interface NewContent extends ContentPlace {
  version: number;
  body: JsonObject;
  note?: string;
  needsAcceptance?: boolean;
  restoredVersion?: number;
  publishedBy?: string;
  at: Date;
}

export async function insertContent(db: Db, content: NewContent): Promise<void> {
  await sql`
    insert into contents (kind, language, version, body, note, needs_acceptance, restored_version, published_at,
      published_by)
    values (${content.kind}, ${content.language}, ${content.version}, ${JSON.stringify(content.body)}::jsonb,
      ${content.note ?? ""}, ${content.needsAcceptance ?? false}, ${content.restoredVersion ?? null},
      ${content.at}, ${content.publishedBy ?? null})`.execute(db);
}

export interface ContentVersionRow {
  version: number;
  published_at: Date;
  note: string;
  published_by: string | null;
  needs_acceptance: boolean;
  restored_version: number | null;
}

/** Versions below `before`, newest first. */
export async function listContentVersionRows(
  db: Db,
  { kind, language }: ContentPlace,
  page: { before: number | undefined; limit: number },
): Promise<ContentVersionRow[]> {
  const { rows } = await sql<ContentVersionRow>`
    select c.version, c.published_at, c.note, u.email as published_by, c.needs_acceptance, c.restored_version
    from contents c left join auth.users u on u.id = c.published_by
    where c.kind = ${kind} and c.language = ${language} and c.version < ${page.before ?? 2_147_483_647}
    order by c.version desc limit ${page.limit}`.execute(db);
  return rows;
}
