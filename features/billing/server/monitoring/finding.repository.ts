import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FindingKind } from "../../contract/finding.ts";
import type { Mode } from "../billing-options.ts";

export interface Finding {
  kind: FindingKind;
  objectId: string;
  facts: JsonObject;
}

/** True when the finding is new or changed. */
export async function upsertFinding(
  db: Db,
  { provider, isLive }: Mode,
  { id, kind, objectId, facts, at }: Finding & { id: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_findings as f (id, provider, is_live, kind, object_id, facts, found_at)
    values (${id}, ${provider}, ${isLive}, ${kind}, ${objectId}, ${JSON.stringify(facts)}::jsonb, ${at})
    on conflict (provider, is_live, kind, object_id) do update set facts = excluded.facts, ended_at = null,
      found_at = case when f.ended_at is null then f.found_at else excluded.found_at end
      where f.ended_at is not null or f.facts <> excluded.facts
    returning id`.execute(db);
  return rows.length > 0;
}

/** Ends the finding; false when there is no open one. */
export async function endOpenFinding(
  db: Db,
  { provider, isLive }: Mode,
  { kind, objectId, at }: Pick<Finding, "kind" | "objectId"> & { at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update billing_findings set ended_at = ${at}
    where provider = ${provider} and is_live = ${isLive} and kind = ${kind} and object_id = ${objectId}
      and ended_at is null returning id`.execute(db);
  return rows.length > 0;
}

export interface StoredFinding {
  id: string;
  kind: FindingKind;
  object_id: string;
  facts: JsonObject;
  found_at: Date;
  attempts: number | null;
  next_try_at: Date | null;
}

/** Open findings and postponed work, newest first, after `before`. */
export async function listOpenFindings(
  db: Db,
  { provider, isLive }: Mode,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select * from (
      select id::text, kind, object_id, facts, found_at, null::int as attempts, null::timestamptz as next_try_at
      from billing_findings
      where provider = ${provider} and is_live = ${isLive} and ended_at is null
      union all
      select kind || ':' || object_id, 'work_fails', object_id, jsonb_build_object('work', kind, 'failure', failure),
        created_at, attempts, next_try_at
      from billing_retries where provider = ${provider} and is_live = ${isLive}) f
    where ${before ?? null}::timestamptz is null or found_at < ${before ?? null}
    order by found_at desc limit ${limit}`.execute(db);
  return rows;
}
