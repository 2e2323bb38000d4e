import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { PublicConversation } from "../../contract/index.ts";

/** A link without its copy, which may be large. */
export interface PublicLinkRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  user_id: string;
  title: string;
  taken_at: Date;
  expires_at: Date | null;
  withdrawn_at: Date | null;
  opened_count: number;
  created_at: Date;
}

const columns = sql`workspace_id, id, conversation_id, user_id, snapshot ->> 'title' as title, taken_at, expires_at,
  withdrawn_at, opened_count, created_at`;

export interface NewPublicLink {
  id: string;
  conversationId: string;
  userId: string;
  tokenDigest: Buffer;
  snapshot: PublicConversation;
  expiresAt: Date | null;
}

export async function insertPublicLink(db: Db, link: NewPublicLink): Promise<PublicLinkRow> {
  const { rows } = await sql<PublicLinkRow>`
    insert into public_links (workspace_id, id, conversation_id, user_id, token_digest, snapshot, taken_at, expires_at)
    values (app.workspace_id(), ${link.id}, ${link.conversationId}, ${link.userId}, ${link.tokenDigest},
      ${JSON.stringify(link.snapshot)}::jsonb, ${link.snapshot.takenAt}::timestamptz, ${link.expiresAt})
    returning ${columns}`.execute(db);
  if (!rows[0]) throw new Error("The link was not stored.");
  return rows[0];
}

export async function findPublicLink(db: Db, id: string): Promise<PublicLinkRow | undefined> {
  const { rows } = await sql<PublicLinkRow>`
    select ${columns} from public_links where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

export interface PublicLinksQuery {
  userId: string;
  conversationId: string | undefined;
  beforeId: string | undefined;
  limit: number;
}

/** A person's links, newest first, without those of deleted conversations. */
export async function listPublicLinks(db: Db, query: PublicLinksQuery): Promise<PublicLinkRow[]> {
  const { userId, conversationId, beforeId, limit } = query;
  const { rows } = await sql<PublicLinkRow>`
    select ${columns} from public_links l
    where l.workspace_id = app.workspace_id() and l.user_id = ${userId}
      ${conversationId ? sql`and l.conversation_id = ${conversationId}` : sql``}
      ${
        beforeId
          ? sql`and (l.created_at, l.id) < (select b.created_at, b.id from public_links b
              where b.workspace_id = app.workspace_id() and b.id = ${beforeId})`
          : sql``
      }
      and exists (select from conversations c where c.workspace_id = l.workspace_id and c.id = l.conversation_id
        and c.deleted_at is null)
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The links of a conversation that work at `now`. */
export async function countActiveLinks(db: Db, conversationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public_links
    where workspace_id = app.workspace_id() and conversation_id = ${conversationId}
      and withdrawn_at is null and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function replaceSnapshot(
  db: Db,
  id: string,
  snapshot: PublicConversation,
): Promise<PublicLinkRow | undefined> {
  const { rows } = await sql<PublicLinkRow>`
    update public_links set snapshot = ${JSON.stringify(snapshot)}::jsonb, taken_at = ${snapshot.takenAt}::timestamptz
    where workspace_id = app.workspace_id() and id = ${id} and withdrawn_at is null
    returning ${columns}`.execute(db);
  return rows[0];
}

/** False when it was withdrawn before. The copy is emptied at once. */
export async function withdrawLink(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update public_links set withdrawn_at = ${now},
      snapshot = jsonb_build_object('title', snapshot ->> 'title', 'takenAt', snapshot ->> 'takenAt', 'messages', '[]'::jsonb)
    where workspace_id = app.workspace_id() and id = ${id} and withdrawn_at is null returning 1`.execute(db);
  return rows.length > 0;
}

export interface OpenedLink {
  workspace_id: string;
  id: string;
  conversation_id: string;
  user_id: string;
  snapshot: PublicConversation;
}

/** Counts an opening of a link that works, and returns its copy. One statement, whatever the reason for none. */
export async function openLink(db: Db, tokenDigest: Buffer, now: Date): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    update public_links l set opened_count = l.opened_count + 1
    from conversations c
    where l.token_digest = ${tokenDigest} and l.withdrawn_at is null
      and (l.expires_at is null or l.expires_at > ${now})
      and c.workspace_id = l.workspace_id and c.id = l.conversation_id and c.deleted_at is null
      and not exists (select from public_link_bans)
      and app.may_act(l.user_id, l.workspace_id)
    returning l.workspace_id, l.id, l.conversation_id, l.user_id, l.snapshot`.execute(db);
  return rows[0];
}
