import type pg from "pg";
import type { Kind, PrivatePart, Stored, StoredObjects } from "./stored-objects.ts";

export interface ListFilter {
  customerId?: string | undefined;
  /** Fields with required values. */
  equal?: Record<string, unknown>;
  /** Excluded values of `status`. */
  withoutStatus?: string[];
  types?: string[] | undefined;
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

export async function findObject<K extends Kind>(
  client: pg.ClientBase,
  kind: K,
  id: string,
): Promise<Stored<K> | undefined> {
  const { rows } = await client.query<Stored<K>>(
    "select data as object, private from payment_sandbox.objects where id = $1 and kind = $2",
    [id, kind],
  );
  return rows[0];
}

/** An object of any kind. */
export async function findAnyObject(
  client: pg.ClientBase,
  id: string,
): Promise<StoredObjects[Kind] | undefined> {
  const { rows } = await client.query<{ data: StoredObjects[Kind] }>(
    "select data from payment_sandbox.objects where id = $1",
    [id],
  );
  return rows[0]?.data;
}

/** Creates or replaces. */
export async function saveObject<K extends Kind>(
  client: pg.ClientBase,
  kind: K,
  row: {
    object: { id: string };
    private?: PrivatePart<K> | undefined;
    customerId: string | null;
    dueAt: Date | null;
  },
): Promise<void> {
  await client.query(
    `insert into payment_sandbox.objects (id, kind, customer_id, due_at, data, private)
     values ($1, $2, $3, $4, $5, coalesce($6::jsonb, '{}'))
     on conflict (id) do update set customer_id = excluded.customer_id, due_at = excluded.due_at, data = excluded.data,
       private = coalesce($6::jsonb, objects.private), due_failures = 0, due_again_at = null`,
    [
      row.object.id,
      kind,
      row.customerId,
      row.dueAt,
      JSON.stringify(row.object),
      row.private ? JSON.stringify(row.private) : null,
    ],
  );
}

/** A page, newest first, and whether more follow in the reading direction. */
export async function listObjects<K extends Kind>(
  client: pg.ClientBase,
  kind: K,
  filter: ListFilter,
): Promise<{ objects: StoredObjects[K][]; hasMore: boolean }> {
  const backwards = filter.endingBefore !== undefined;
  const { rows } = await client.query<{ data: StoredObjects[K] }>(
    `select data from payment_sandbox.objects
     where kind = $1 and ($2::text is null or customer_id = $2)
       and data @> $3::jsonb
       and not (coalesce(data ->> 'status', '') = any ($4::text[])) and not data ? 'deleted'
       and ($5::text[] is null or data ->> 'type' = any ($5))
       and ($6::bigint is null or (data ->> 'created')::bigint >= $6)
       and ($7::bigint is null or (data ->> 'created')::bigint < $7)
       and ($8::text is null or seq < (select seq from payment_sandbox.objects where id = $8))
       and ($9::text is null or seq > (select seq from payment_sandbox.objects where id = $9))
     order by case when $10 then seq end, seq desc limit $11`,
    [
      kind,
      filter.customerId ?? null,
      JSON.stringify(filter.equal ?? {}),
      filter.withoutStatus ?? [],
      filter.types ?? null,
      filter.createdFrom ?? null,
      filter.createdBefore ?? null,
      filter.startingAfter ?? null,
      filter.endingBefore ?? null,
      backwards,
      filter.limit + 1,
    ],
  );
  const page = rows.slice(0, filter.limit).map(({ data }) => data);
  return { objects: backwards ? page.reverse() : page, hasMore: rows.length > filter.limit };
}
