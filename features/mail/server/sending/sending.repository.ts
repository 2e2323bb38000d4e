import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { OutgoingMailState } from "../../contract/index.ts";
import { type MailRow, mailColumns } from "../outgoing-mail.repository.ts";

export interface MailKey {
  workspaceId: string;
  id: string;
}

/** Whether the person may still act in the workspace. */
export async function mayAct(db: Db, { user_id, workspace_id }: MailRow): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select app.may_act(${user_id}, ${workspace_id}) as may`.execute(db);
  return rows[0]?.may ?? false;
}

/**
 * Releases a due mail to one sender, or to the outbox. Undefined when it is not due, was taken back, another one has it,
 * or its person was told that it goes to the other.
 */
export async function claimMail(
  db: Db,
  { workspaceId, id }: MailKey,
  { now, until, isForOutbox }: { now: Date; until: Date; isForOutbox: boolean },
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update outgoing_mails m set state = 'sending', attempts = attempts + 1, due_at = ${until}
    where m.workspace_id = ${workspaceId} and m.id = ${id} and m.state in ('held', 'retrying') and m.due_at <= ${now}
      and (${isForOutbox} or not m.for_outbox)
    returning ${mailColumns}`.execute(db);
  return rows[0];
}

/** Whether its person was told that it reaches nobody. That never changes. */
export async function isForOutbox(db: Db, { workspaceId, id }: MailKey): Promise<boolean> {
  const { rows } = await sql<{ for_outbox: boolean }>`
    select for_outbox from outgoing_mails where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
  return rows[0]?.for_outbox ?? false;
}

export interface SendingEnd {
  state: Extract<OutgoingMailState, "sent" | "in_outbox" | "failed" | "unknown">;
  problem: string | null;
  refused: readonly string[];
  at: Date;
}

/**
 * Stores how an attempt ended. A sender that was given up in the meantime corrects `unknown` by what it knows.
 * Undefined when the attempt does not count any more.
 */
export async function storeEnd(db: Db, mail: MailRow, end: SendingEnd): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update outgoing_mails m set state = ${end.state}, problem = ${end.problem}, ended_at = ${end.at},
      refused_addresses = ${[...end.refused]}::text[]
    where m.workspace_id = ${mail.workspace_id} and m.id = ${mail.id} and m.attempts = ${mail.attempts}
      and m.state in ('sending', 'unknown')
    returning ${mailColumns}`.execute(db);
  return rows[0];
}

/** Puts a mail that certainly nobody accepted back until `dueAt`. Undefined when it was given up meanwhile. */
export async function postpone(
  db: Db,
  mail: MailRow,
  { problem, dueAt }: { problem: string; dueAt: Date },
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update outgoing_mails m set state = 'retrying', problem = ${problem}, due_at = ${dueAt}
    where m.workspace_id = ${mail.workspace_id} and m.id = ${mail.id} and m.attempts = ${mail.attempts}
      and m.state = 'sending'
    returning ${mailColumns}`.execute(db);
  return rows[0];
}

/** Mails that are due, oldest first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<MailKey[]> {
  const { rows } = await sql<MailKey>`
    select workspace_id as "workspaceId", id from outgoing_mails
    where state in ('held', 'retrying') and due_at <= ${now} order by due_at limit ${limit}`.execute(db);
  return rows;
}

/** Ends the mails whose sender counts as dead. Nobody knows what became of them. */
export async function giveUpLost(db: Db, now: Date, problem: string, limit: number): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    update outgoing_mails m set state = 'unknown', ended_at = ${now}, problem = ${problem}
    where (m.workspace_id, m.id) in (
      select workspace_id, id from outgoing_mails where state = 'sending' and due_at <= ${now}
      limit ${limit} for update skip locked)
    returning ${mailColumns}`.execute(db);
  return rows;
}
