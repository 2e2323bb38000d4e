import type { Pool } from "pg";
import type { SinkRow } from "../sink.repository.ts";
import type { SinkSecretRow } from "../sink-secret.repository.ts";

/** A receiver that is taken for a delivery, at its place in the log. */
export interface DueSink extends Pick<SinkRow, "id" | "workspace_id" | "kind" | "address" | "categories"> {
  generation: number;
  next_index: number;
  batch_end: number | null;
  failures: number;
  lease: string;
  secret: SinkSecretRow | undefined;
}

/** Leases receivers for which there are signed entries: nobody else delivers to them until the lease ends. */
export async function leaseDueSinks(
  pool: Pool,
  { lease, leaseMs, limit }: { lease: string; leaseMs: number; limit: number },
): Promise<DueSink[]> {
  const { rows } = await pool.query<DueSink & Partial<SinkSecretRow>>(
    `with due as (
       select p.sink_id from event_sink_positions p join event_sinks s on s.id = p.sink_id
       where s.paused_at is null and (p.retry_at is null or p.retry_at <= now())
         and (p.leased_until is null or p.leased_until <= now())
         and exists (
           select from logs l where l.workspace_id = p.workspace_id and (
             (l.generation = p.generation and l.published_size > p.next_index)
             or (l.generation > p.generation and l.published_size > 0)))
       order by p.delivered_at nulls first limit $3 for update of p skip locked),
     taken as (
       update event_sink_positions p set lease = $1, leased_until = now() + make_interval(secs => $2::float8 / 1000)
       from due where p.sink_id = due.sink_id returning p.*)
     select s.id, s.workspace_id, s.kind, s.address, s.categories, t.generation, t.next_index::float8 as next_index,
       t.batch_end::float8 as batch_end, t.failures, t.lease, x.sink_id, x.sealed_secret, x.sealed_previous, x.previous_until
     from taken t join event_sinks s on s.id = t.sink_id left join event_sink_secrets x on x.sink_id = t.sink_id`,
    [lease, leaseMs, limit],
  );
  return rows.map(({ sink_id, sealed_secret, sealed_previous = null, previous_until = null, ...sink }) => ({
    ...sink,
    secret:
      sink_id && sealed_secret ? { sink_id, sealed_secret, sealed_previous, previous_until } : undefined,
  }));
}

type Taken = Pick<DueSink, "id" | "lease">;

/** Notes up to where a batch goes, before it is sent. False when somebody else delivers. */
export async function storeBatchEnd(pool: Pool, { id, lease }: Taken, end: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update event_sink_positions set batch_end = $3 where sink_id = $1 and lease = $2",
    [id, lease, end],
  );
  return rowCount === 1;
}

/** Moves a receiver on, and gives it back. */
export async function storeDelivered(
  pool: Pool,
  { id, lease }: Taken,
  to: { generation: number; index: number; events: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update event_sink_positions set generation = $3, next_index = $4, batch_end = null,
       delivered_count = delivered_count + $5, lease = null, leased_until = null, retry_at = null,
       delivered_at = case when $5 > 0 then now() else delivered_at end,
       failures = case when $5 > 0 then 0 else failures end,
       error = case when $5 > 0 then null else error end,
       failed_at = case when $5 > 0 then null else failed_at end
     where sink_id = $1 and lease = $2`,
    [id, lease, to.generation, to.index, to.events],
  );
  return rowCount === 1;
}

/** Notes what the other side said, and gives the receiver back until the next attempt. */
export async function storeFailed(
  pool: Pool,
  { id, lease }: Taken,
  { words, retryAfterMs }: { words: string; retryAfterMs: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update event_sink_positions set failures = failures + 1, error = $3, failed_at = now(),
       retry_at = now() + make_interval(secs => $4::float8 / 1000), lease = null, leased_until = null
     where sink_id = $1 and lease = $2`,
    [id, lease, words, retryAfterMs],
  );
  return rowCount === 1;
}

/** Releases the lease of a receiver whose delivery was stopped. Its batch is the next one again. */
export async function releaseSink(pool: Pool, { id, lease }: Taken): Promise<void> {
  await pool.query(
    "update event_sink_positions set lease = null, leased_until = null where sink_id = $1 and lease = $2",
    [id, lease],
  );
}
