import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { DraftContent } from "../contract/index.ts";

export interface DraftRow {
  id: string;
  to_addresses: string[];
  cc_addresses: string[];
  bcc_addresses: string[];
  subject: string;
  body: string;
  integrity: Integrity;
  readers: string[];
  conversation_id: string | null;
  created_at: Date;
  updated_at: Date;
}

const columns = sql`d.id, d.to_addresses, d.cc_addresses, d.bcc_addresses, d.subject, d.body, d.integrity, d.readers,
  d.conversation_id, d.created_at, d.updated_at`;

export interface NewDraft {
  id: string;
  content: DraftContent;
  label: { integrity: Integrity; readers: readonly string[] };
  conversationId: string | null;
}

/** Stores a draft of the caller. Undefined when the id exists, or the caller has `most` drafts. */
export async function insertDraft(db: Db, draft: NewDraft, most: number): Promise<DraftRow | undefined> {
  const { id, content, label, conversationId } = draft;
  const { rows } = await sql<DraftRow>`
    insert into mail_drafts as d (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, subject, body,
      integrity, readers, conversation_id)
    select app.workspace_id(), ${id}, auth.uid(), ${content.to}::text[], ${content.cc}::text[], ${content.bcc}::text[],
      ${content.subject}, ${content.body}, ${label.integrity}, ${[...label.readers]}::text[], ${conversationId}
    where (select count(*) from mail_drafts where workspace_id = app.workspace_id() and user_id = auth.uid()) < ${most}
    on conflict do nothing returning ${columns}`.execute(db);
  return rows[0];
}

export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from mail_drafts d where d.workspace_id = app.workspace_id() and d.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** A draft that nobody else sends, changes or deletes until the transaction ends. */
export async function lockDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from mail_drafts d
    where d.workspace_id = app.workspace_id() and d.id = ${id} for update`.execute(db);
  return rows[0];
}

/** The caller's drafts, or the one with the id, newest first, older than the id `before`. */
export async function listDrafts(
  db: Db,
  { id, before, limit }: { id: string | undefined; before: string | undefined; limit: number },
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from mail_drafts d
    where d.workspace_id = app.workspace_id() and d.user_id = auth.uid()
      and (${id ?? null}::uuid is null or d.id = ${id ?? null}::uuid)
      and (${before ?? null}::uuid is null or d.id < ${before ?? null}::uuid)
    order by d.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function updateDraft(db: Db, id: string, content: DraftContent, at: Date): Promise<DraftRow> {
  const { rows } = await sql<DraftRow>`
    update mail_drafts d set to_addresses = ${content.to}::text[], cc_addresses = ${content.cc}::text[],
      bcc_addresses = ${content.bcc}::text[], subject = ${content.subject}, body = ${content.body}, updated_at = ${at}
    where d.workspace_id = app.workspace_id() and d.id = ${id} returning ${columns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The draft was not changed.");
  return row;
}

/** False when it was gone. */
export async function deleteDraftRow(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from mail_drafts where workspace_id = app.workspace_id() and id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}
