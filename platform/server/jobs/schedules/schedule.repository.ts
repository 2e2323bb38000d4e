import { sql } from "kysely";
import type { Db } from "../../db/connection-db.ts";
import { executeAsService } from "../../db/execute-as-service.ts";
import type { Schedule, ScheduleInput, ScheduleKey } from "./schedule.ts";

/** Announces that the earliest next slot may have changed. */
export const schedulesChannel = "adjutant_schedules";

/** The delay before a schedule that failed to fire is tried again. */
const postponedMs = 3_600_000;

export type ScheduleRow = ScheduleInput & { isDeclared: boolean; nextSlot: Date | undefined };

/**
 * An unchanged pattern keeps its next slot unless the new one is earlier: a fast clock may have set the old
 * one. A schedule that stays the same is only read: a frozen server may hold its row, and no start waits for that.
 */
const upsert = `
  with given as (
    select * from json_to_recordset($1::json) as s("workspaceId" uuid, owner text, name text, "isDeclared" boolean,
      cron text, "timeZone" text, job text, payload json, missed text, "isEnabled" boolean, "nextSlot" timestamptz)),
  stored as (
    insert into schedules as s (workspace_id, owner, name, is_declared, cron, time_zone, job, payload, missed,
      is_enabled, next_slot)
    select "workspaceId", owner, name, "isDeclared", cron, "timeZone", job, payload::jsonb, missed, "isEnabled", "nextSlot"
    from given g where not exists (
      select 1 from schedules s
      where s.workspace_id is not distinct from g."workspaceId" and s.owner = g.owner and s.name = g.name
        and s.is_declared = g."isDeclared" and s.cron = g.cron and s.time_zone = g."timeZone" and s.job = g.job
        and s.payload = g.payload::jsonb and s.missed = g.missed and s.is_enabled
        and (g."isDeclared" or g."isEnabled") and s.retry_at is null and s.next_slot <= g."nextSlot")
    order by owner, name
    on conflict (workspace_id, owner, name) do update set is_declared = excluded.is_declared, cron = excluded.cron,
      time_zone = excluded.time_zone, job = excluded.job, payload = excluded.payload, missed = excluded.missed,
      is_enabled = case when excluded.is_declared then s.is_enabled else excluded.is_enabled end,
      next_slot = case when s.cron = excluded.cron and s.time_zone = excluded.time_zone and s.is_enabled
        then least(s.next_slot, excluded.next_slot) else excluded.next_slot end, retry_at = null)
  select pg_notify('${schedulesChannel}', '')`;

export async function upsertSchedules(db: Db, schedules: readonly ScheduleRow[]): Promise<void> {
  await executeAsService(db, upsert, [JSON.stringify(schedules)]);
}

export async function deleteSchedule(db: Db, { workspaceId, owner, name }: ScheduleKey): Promise<void> {
  await executeAsService(
    db,
    "delete from schedules where workspace_id is not distinct from $1 and owner = $2 and name = $3",
    [workspaceId, owner, name],
  );
}

/** Deletes schedules that only an earlier version declared, and pg-boss's own. */
export async function deleteUndeclared(db: Db, names: readonly string[]): Promise<void> {
  await sql`delete from schedules where is_declared and name <> all (${names})`.execute(db);
  await sql`delete from pgboss.schedule`.execute(db);
}

/**
 * Claims a due schedule and locks it until the transaction ends. A postponement further ahead than any is made comes
 * from a fast clock and does not count.
 */
export async function claimDueSchedule(db: Db, now: Date): Promise<Schedule | undefined> {
  const { rows } = await sql<Schedule>`
    select id, workspace_id as "workspaceId", owner, name, is_declared as "isDeclared", cron, time_zone as "timeZone",
      job, payload, missed, is_enabled as "isEnabled", next_slot as "nextSlot"
    from schedules where is_enabled and next_slot <= ${now}
      and (retry_at is null or retry_at <= ${now} or retry_at > ${postponedUntil(now)})
    order by next_slot limit 1 for update skip locked`.execute(db);
  return rows[0];
}

/** Stores the slots that have not fired yet. Returns them, oldest first. */
export async function insertSlots(db: Db, id: string, slots: readonly Date[], now: Date): Promise<Date[]> {
  const { rows } = await sql<{ slot: Date }>`
    with added as (
      insert into schedule_slots (schedule_id, slot, fired_at)
      select ${id}, slot, ${now} from unnest(${slots}::timestamptz[]) slot on conflict do nothing returning slot)
    select slot from added order by slot`.execute(db);
  return rows.map(({ slot }) => slot);
}

export async function setNextSlot(db: Db, id: string, nextSlot: Date | undefined): Promise<void> {
  await sql`update schedules set next_slot = ${nextSlot ?? null}, retry_at = null where id = ${id}`.execute(
    db,
  );
}

/** Postpones a schedule that failed to fire, so that it does not block the others. It keeps its slot. */
export async function postponeSchedule(db: Db, id: string, now: Date): Promise<void> {
  await sql`update schedules set retry_at = ${postponedUntil(now)} where id = ${id}`.execute(db);
}

function postponedUntil(now: Date): Date {
  return new Date(now.getTime() + postponedMs);
}

/** The time of the earliest next slot. Undefined when no schedule has one. */
export async function findNextSlot(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(greatest(next_slot, retry_at)) as next from schedules where is_enabled`.execute(db);
  return rows[0]?.next ?? undefined;
}

/** A page of the schedules that the program did not declare. */
export async function listScheduleRhythms(
  db: Db,
  afterId: string,
  limit: number,
): Promise<Pick<Schedule, "id" | "cron" | "timeZone" | "nextSlot">[]> {
  const { rows } = await sql<Pick<Schedule, "id" | "cron" | "timeZone" | "nextSlot">>`
    select id, cron, time_zone as "timeZone", next_slot as "nextSlot" from schedules
    where is_enabled and next_slot is not null and id > ${afterId} order by id limit ${limit}`.execute(db);
  return rows;
}
