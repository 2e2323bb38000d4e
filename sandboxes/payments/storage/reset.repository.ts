import type pg from "pg";

/** Deletes all data of the sandbox. */
export async function deleteEverything(client: pg.ClientBase): Promise<void> {
  for (const table of ["objects", "clocks", "idempotency", "deliveries", "faults"]) {
    await client.query(`delete from payment_sandbox.${table}`);
  }
}
