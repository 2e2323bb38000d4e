import type pg from "pg";
import type { FaultKind } from "../contract/admin.ts";

/** Remaining counts of injected faults. */
export async function readFaults(client: pg.ClientBase): Promise<Partial<Record<FaultKind, number>>> {
  const { rows } = await client.query<{ kind: FaultKind; remaining: number }>(
    "select kind, remaining from payment_sandbox.faults",
  );
  return Object.fromEntries(rows.map(({ kind, remaining }) => [kind, remaining]));
}

export async function hasFault(client: pg.ClientBase, kinds: readonly FaultKind[]): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from payment_sandbox.faults where kind = any ($1) limit 1",
    [kinds],
  );
  return (rowCount ?? 0) > 0;
}

/** Takes the first due fault of these kinds and decrements its count. */
export async function takeFault(
  client: pg.ClientBase,
  kinds: readonly FaultKind[],
): Promise<FaultKind | undefined> {
  const { rows } = await client.query<{ kind: FaultKind; remaining: number }>(
    `select kind, remaining from payment_sandbox.faults where kind = any ($1)
     order by array_position($1, kind) limit 1`,
    [kinds],
  );
  const [fault] = rows;
  if (!fault) return undefined;
  await setFault(client, fault.kind, fault.remaining - 1);
  return fault.kind;
}

/** Zero removes the fault. */
export async function setFault(client: pg.ClientBase, kind: FaultKind, times: number): Promise<void> {
  if (times < 1) {
    await client.query("delete from payment_sandbox.faults where kind = $1", [kind]);
    return;
  }
  await client.query(
    `insert into payment_sandbox.faults (kind, remaining) values ($1, $2)
     on conflict (kind) do update set remaining = excluded.remaining`,
    [kind, times],
  );
}
