import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { sumNames } from "../usage-sums.repository.ts";
import type { SumsRow } from "./usage.repository.ts";
import { isWithin } from "./usage.repository.ts";
import type { UsageReach } from "./usage-reach.ts";

export interface ExportedRow extends SumsRow {
  id: string;
  startsAt: Date;
  workspace_id: string | null;
  workspace: string | null;
  user_id: string | null;
  person: string | null;
  agent_id: string | null;
  provider: string;
  model: string;
  purpose: string;
}

export interface ExportPage {
  reach: UsageReach;
  startsAt: Date;
  endsAt: Date;
  /** The last row of the page before. */
  after: { startsAt: Date; id: string } | undefined;
  limit: number;
}

/** Counted sums of whole days in the order of time. */
export async function listExportedRows(db: Db, page: ExportPage): Promise<ExportedRow[]> {
  const { reach, startsAt, endsAt, after, limit } = page;
  const isAfter = after ? sql`(starts_at, id) > (${after.startsAt}, ${after.id}::bigint)` : sql`true`;
  const { rows } = await sql<ExportedRow>`
    with page as (
      select * from model_usage
      where grain = 'day' and starts_at >= ${startsAt} and starts_at < ${endsAt} and ${isWithin(reach)} and ${isAfter}
      order by starts_at, id limit ${limit}
    )
    select p.id::text, p.starts_at as "startsAt", p.workspace_id, w.name as workspace, p.user_id, u.email as person,
      nullif(p.agent_id, '00000000-0000-0000-0000-000000000000') as agent_id, p.provider, p.model, p.purpose,
      ${sumNames}
    from page p left join workspaces w on w.id = p.workspace_id left join auth.users u on u.id = p.user_id
    order by p.starts_at, p.id`.execute(db);
  return rows;
}
