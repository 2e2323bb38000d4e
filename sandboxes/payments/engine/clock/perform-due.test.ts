import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { subscribe } from "../../testing/subscribe.ts";

let world: TestSandbox;
let superuser: pg.Client;
beforeAll(async () => {
  world = await createTestSandbox();
  superuser = new pg.Client(world.database.superuserConnection);
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await world.drop();
});

it("what keeps failing holds up nothing that is due behind it, and waits longer each time", async () => {
  const { customerId, subscriptionId } = await subscribe(world);
  await superuser.query(
    `update payment_sandbox.objects set due_at = now() - interval '1 day', customer_id = $1
     where id = 'prod_sbx_business'`,
    [customerId],
  );
  const readFailure = async () =>
    (
      await superuser.query<{ failures: number; pauseMs: number }>(
        `select due_failures as failures, extract(epoch from due_again_at - now())::int * 1000 as "pauseMs"
         from payment_sandbox.objects where id = 'prod_sbx_business'`,
      )
    ).rows[0];

  const start = Date.now();
  await world.sandbox.clock.advance(customerId, new Date(start + 15 * 86_400_000));
  expect((await world.stripe.subscriptions.retrieve(subscriptionId)).status).toBe("canceled");
  expect((await readFailure())?.failures).toBe(1);

  world.setNow(new Date(start + 60_000));
  await world.sandbox.clock.advance(customerId, new Date(start + 16 * 86_400_000));
  expect(await readFailure()).toMatchObject({ failures: 2 });
  expect((await readFailure())?.pauseMs).toBeGreaterThan(50_000);
});
