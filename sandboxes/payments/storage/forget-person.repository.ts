import type pg from "pg";

/**
 * Takes values such as an e-mail address out of all that belongs to a customer, of the events that tell of it too,
 * and leaves null in their place.
 */
export async function forgetPerson(
  client: pg.ClientBase,
  customerId: string,
  values: string[],
): Promise<void> {
  for (const value of values) {
    const written = JSON.stringify(value);
    await client.query(
      `update payment_sandbox.objects set data = replace(data::text, $2, 'null')::jsonb
       where (customer_id = $1 or (kind = 'event' and position($1 in data::text) > 0))
         and position($2 in data::text) > 0`,
      [customerId, written],
    );
  }
}
