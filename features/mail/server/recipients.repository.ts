import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MailContent } from "../contract/index.ts";

/** The verified address of a person. Undefined when they have none. */
export async function findVerifiedAddress(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from auth.users
    where id = ${userId} and email is not null and email_confirmed_at is not null and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.email;
}

/** The verified addresses of the members of a workspace, in lower case. */
export async function listMemberAddresses(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(u.email) as email from memberships m join auth.users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and u.email is not null and u.email_confirmed_at is not null
      and u.deleted_at is null limit 10000`.execute(db);
  return rows.map(({ email }) => email);
}

/** Which of these addresses a mail of the workspace has gone to, or may have. */
export async function listWrittenTo(
  db: Db,
  workspaceId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${[...addresses]}::text[]) address
    where exists (
      select from outgoing_mails m
      where m.workspace_id = ${workspaceId} and m.state in ('sent', 'in_outbox', 'sending', 'unknown')
        and (m.to_addresses || m.cc_addresses || m.bcc_addresses) @> array[address])`.execute(db);
  return new Set(rows.map(({ address }) => address));
}

/** Of these addresses, those to which the person has sent the same subject and text since `after`, or is sending it. */
export async function listSentTheSame(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  { subject, body }: Pick<MailContent, "subject" | "body">,
  addresses: readonly string[],
  after: Date,
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from outgoing_mails m, unnest(m.to_addresses || m.cc_addresses || m.bcc_addresses) address
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.created_at > ${after}
      and m.subject = ${subject} and m.body = ${body} and address = any(${[...addresses]}::text[])
      and m.state in ('held', 'sending', 'retrying', 'sent', 'unknown')
    order by address limit 100`.execute(db);
  return rows.map(({ address }) => address);
}

/** Mails among which a domain is looked for. */
const mostSearched = 20_000;

/** Which of these domains a mail of the workspace has gone to, or may have, among its newest. */
export async function listWrittenDomains(
  db: Db,
  workspaceId: string,
  domains: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ domain: string }>`
    select distinct domain from (
      select to_addresses || cc_addresses || bcc_addresses as addresses from outgoing_mails
      where workspace_id = ${workspaceId} and state in ('sent', 'in_outbox', 'sending', 'unknown')
      order by id desc limit ${mostSearched}) m
    cross join unnest(m.addresses) address cross join lower(split_part(address, '@', 2)) domain
    where domain = any(${[...domains]}::text[])`.execute(db);
  return new Set(rows.map(({ domain }) => domain));
}
