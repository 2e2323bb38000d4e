import type pg from "pg";

/** Takes away everything that the sandbox keeps. */
export async function deleteEverything(client: pg.ClientBase): Promise<void> {
  for (const table of ["objects", "clocks", "idempotency", "deliveries", "faults"]) {
    await client.query(`delete from payment_sandbox.${table}`);
  }
}
