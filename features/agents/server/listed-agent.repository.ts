import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AgentContent } from "../contract/index.ts";
import type { AgentRow } from "./agent.repository.ts";
import type { TextAuthor } from "./versions/text-author.ts";

/** An agent with what its versions say, as far as the caller may see them. */
export type ShownAgent = AgentRow & {
  published: AgentContent | null;
  published_at: Date | null;
  published_number: number | null;
  /** Null for people who may only use it. */
  draft: AgentContent | null;
  /** Whether somebody else wrote the text of the draft than that of the published version. */
  has_other_author: boolean;
  published_integrity: TextAuthor["text_integrity"] | null;
  published_writer: TextAuthor["written_by"];
};
/** With the time in microseconds since 1970. A Date would round it, and the next page would skip rows. */
export type ListedAgent = ShownAgent & { updated_micros: string };

export interface AgentsQuery {
  show: "all" | "own" | "shared" | "usable" | "editable" | "archived";
  search?: string | undefined;
  before: { micros: string; id: string } | undefined;
  limit: number;
}

/** The agents that the caller may use or edit, newest change first. */
export async function listAgents(db: Db, query: AgentsQuery): Promise<ListedAgent[]> {
  const { before, search } = query;
  const { rows } = await sql<ListedAgent>`
    ${shown} and ${isShown(query.show)}
      ${search ? sql`and position(lower(${search}) in lower(coalesce(p.content ->> 'name', d.content ->> 'name'))) > 0` : sql``}
      ${before ? sql`and (a.updated_at, a.id) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)` : sql``}
    order by a.updated_at desc, a.id desc limit ${query.limit}`.execute(db);
  return rows;
}

/** The agents of this name that the caller may use, oldest first, and the one of this id. */
export async function listUsableNamed(db: Db, named: string, limit: number): Promise<ShownAgent[]> {
  const { rows } = await sql<ShownAgent>`
    ${shown} and ${isShown("usable")} and (lower(p.content ->> 'name') = lower(${named}) or a.id::text = lower(${named}))
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

/** An agent that the caller may use. */
export async function findUsable(db: Db, id: string): Promise<ShownAgent | undefined> {
  const { rows } = await sql<ShownAgent>`${shown} and ${isShown("usable")} and a.id = ${id}`.execute(db);
  return rows[0];
}

export async function findShownAgents(db: Db, ids: readonly string[]): Promise<ShownAgent[]> {
  const { rows } = await sql<ShownAgent>`${shown} and a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const shown = sql`
  select a.*, (extract(epoch from a.updated_at) * 1000000)::bigint::text as updated_micros,
    p.content as published, p.published_at, p.number as published_number, d.content as draft,
    (d.text_integrity, d.written_by) is distinct from (p.text_integrity, p.written_by) as has_other_author,
    p.text_integrity as published_integrity, p.written_by as published_writer
  from agents a
  left join agent_versions p on p.workspace_id = a.workspace_id and p.agent_id = a.id and p.state = 'published'
  left join agent_versions d on d.workspace_id = a.workspace_id and d.agent_id = a.id and d.state = 'draft'
  where a.workspace_id = app.workspace_id()`;

function isShown(show: AgentsQuery["show"]) {
  switch (show) {
    case "all":
      return sql`a.archived_at is null`;
    case "own":
      return sql`a.user_id = auth.uid() and a.archived_at is null`;
    case "shared":
      return sql`a.user_id is distinct from auth.uid() and a.archived_at is null`;
    case "usable":
      return sql`p.id is not null and a.archived_at is null and a.withdrawn_at is null`;
    // Only people who may edit an agent see its draft.
    case "editable":
      return sql`d.id is not null and a.archived_at is null`;
    case "archived":
      return sql`d.id is not null and a.archived_at is not null`;
  }
}

export interface RecordedAgent extends AgentRow {
  name: string;
}

/** Agents of a workspace by id, with nothing of their content but the name. For an elevated query. */
export async function listRecordedAgents(
  db: Db,
  query: { workspaceId: string; after: string | null; limit: number; id?: string },
): Promise<RecordedAgent[]> {
  const { rows } = await sql<RecordedAgent>`
    select a.*, (
      select v.content ->> 'name' from agent_versions v where v.workspace_id = a.workspace_id and v.agent_id = a.id
      order by v.state = 'published' desc, v.state = 'draft' desc limit 1) as name
    from agents a where a.workspace_id = ${query.workspaceId}
      ${query.id ? sql`and a.id = ${query.id}` : sql``}
      and (${query.after}::uuid is null or a.id > ${query.after}::uuid)
    order by a.id limit ${query.limit}`.execute(db);
  return rows;
}
