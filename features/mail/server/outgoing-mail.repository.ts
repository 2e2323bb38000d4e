import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MailContent, OutgoingMailState } from "../contract/index.ts";

export interface MailRow {
  workspace_id: string;
  id: string;
  user_id: string;
  to_addresses: string[];
  cc_addresses: string[];
  bcc_addresses: string[];
  reply_to: string;
  subject: string;
  body: string;
  integrity: Integrity;
  readers: string[];
  conversation_id: string | null;
  state: OutgoingMailState;
  release_at: Date;
  attempts: number;
  due_at: Date;
  problem: string | null;
  refused_addresses: string[];
  created_at: Date;
  ended_at: Date | null;
  /** Its person was told that it reaches nobody, so it ends in the outbox whatever is set up meanwhile. */
  for_outbox: boolean;
  /** The mail that repeats this one, unless it was taken back. */
  again_id: string | null;
}

export const mailColumns = sql`m.workspace_id, m.id, m.user_id, m.to_addresses, m.cc_addresses, m.bcc_addresses,
  m.reply_to, m.subject, m.body, m.integrity, m.readers, m.conversation_id, m.state, m.release_at, m.attempts,
  m.due_at, m.problem, m.refused_addresses, m.created_at, m.ended_at, m.for_outbox,
  (select a.id from outgoing_mails a
    where a.workspace_id = m.workspace_id and a.user_id = m.user_id and a.again_of = m.id
      and a.state <> 'withdrawn') as again_id`;

export interface NewMail {
  id: string;
  content: MailContent;
  replyTo: string;
  label: { integrity: Integrity; readers: readonly string[] };
  conversationId: string | null;
  releaseAt: Date;
  /** The mail that it repeats. */
  againOf?: string | undefined;
  isForOutbox: boolean;
}

/** Stores a held mail of the caller. Undefined when the id exists. */
export async function insertMail(db: Db, mail: NewMail, now: Date): Promise<MailRow | undefined> {
  const { id, content, replyTo, label, conversationId, releaseAt, againOf = null, isForOutbox } = mail;
  const { rows } = await sql<{ is_stored: boolean }>`
    select app.hold_mail(${id}, ${content.to}::text[], ${content.cc}::text[], ${content.bcc}::text[], ${replyTo},
      ${content.subject}, ${content.body}, ${label.integrity}, ${[...label.readers]}::text[], ${conversationId},
      ${releaseAt}, ${now}, ${againOf}, ${isForOutbox}) as is_stored`.execute(db);
  return rows[0]?.is_stored ? findMail(db, id) : undefined;
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select ${mailColumns} from outgoing_mails m
    where m.workspace_id = app.workspace_id() and m.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether it can still be taken back. */
export function hasNotLeft({ state }: Pick<MailRow, "state">): boolean {
  return state === "held" || state === "retrying";
}

/** The caller's mails, or the one with the id, sent last first, older than the mail `before`. An id is as old as its call, which may have waited for days. */
export async function listMails(
  db: Db,
  { id, before, limit }: { id: string | undefined; before: string | undefined; limit: number },
): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select ${mailColumns} from outgoing_mails m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid()
      and (${id ?? null}::uuid is null or m.id = ${id ?? null}::uuid)
      and (${before ?? null}::uuid is null or (m.created_at, m.id) < (
        select b.created_at, b.id from outgoing_mails b
        where b.workspace_id = app.workspace_id() and b.id = ${before ?? null}::uuid))
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The caller's mails follow one another until the end of the transaction, so that they can be counted. */
export async function lockSending(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('outgoing_mails'), hashtext(auth.uid()::text))`.execute(db);
}

/** The caller's mails in the workspace since `after`. Those taken back do not count. */
export async function countSince(db: Db, after: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outgoing_mails
    where workspace_id = app.workspace_id() and user_id = auth.uid() and created_at > ${after} and state <> 'withdrawn'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Takes back a mail that has not left. Undefined when it has. */
export async function withdraw(db: Db, id: string, at: Date): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update outgoing_mails m set state = 'withdrawn', ended_at = ${at}, problem = null
    where m.workspace_id = app.workspace_id() and m.id = ${id} and m.state in ('held', 'retrying')
    returning ${mailColumns}`.execute(db);
  return rows[0];
}
