import type pg from "pg";

/**
 * Replaces values such as an e-mail address by null in all of a customer's objects and in events about them.
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
