import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ListMemories } from "../contract/routes.ts";
import type { MemoryRow } from "./memory.repository.ts";

const own = sql`m.workspace_id = app.workspace_id() and m.user_id = auth.uid()`;

type Wanted = Pick<ListMemories, "view" | "for" | "search" | "id"> & {
  /** Those of all conversations and of this agent, without those of other agents. Null: no agent. */
  usedBy?: string | null;
  before?: string | undefined;
  limit: number;
};

/** The caller's memories, newest first, older than the id `before`. */
export async function listMemories(db: Db, wanted: Wanted): Promise<MemoryRow[]> {
  const states = wanted.view === "proposed" ? ["proposed"] : ["kept", "off"];
  const agentId = wanted.for === undefined || wanted.for === "all" ? null : wanted.for;
  const { rows } = await sql<MemoryRow>`
    select m.*, c.title as conversation_title, (
      select max(g.given_at) from run_memories g where g.workspace_id = m.workspace_id and g.memory_id = m.id
    ) as used_at
    from memories m
    left join conversations c
      on c.workspace_id = m.workspace_id and c.id = m.conversation_id and c.deleted_at is null
    where ${own} and (m.id = ${wanted.id ?? null}::uuid
        or (${wanted.id === undefined} and m.state = any (${states}::text[])))
      and (${wanted.for === undefined} or m.agent_id is not distinct from ${agentId}::uuid)
      and (${wanted.usedBy === undefined} or m.agent_id is null or m.agent_id = ${wanted.usedBy ?? null}::uuid)
      and position(lower(${wanted.search ?? ""}) in lower(m.text)) > 0
      and (${wanted.before ?? null}::uuid is null or m.id < ${wanted.before ?? null}::uuid)
    order by m.id desc limit ${wanted.limit}`.execute(db);
  return rows;
}

export interface CountedMemories {
  agentId: string | null;
  kept: number;
  proposed: number;
}

/** How many memories and proposals the caller has, by agent. */
export async function countMemories(db: Db): Promise<CountedMemories[]> {
  const { rows } = await sql<CountedMemories>`
    select m.agent_id as "agentId", count(*) filter (where m.state <> 'proposed')::int as kept,
      count(*) filter (where m.state = 'proposed')::int as proposed
    from memories m where ${own} group by m.agent_id order by m.agent_id`.execute(db);
  return rows;
}

/** How many proposals wait for the caller: those of all conversations and of this agent. Null: no agent. */
export async function countProposals(db: Db, usedBy: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from memories m where ${own} and m.state = 'proposed'
      and (m.agent_id is null or m.agent_id = ${usedBy}::uuid)`.execute(db);
  return rows[0]?.count ?? 0;
}
