import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

it("administrators of the installation get a link to what is in the payment sandbox, nobody else does", async () => {
  const ann = await world.signUpPerson();
  const open = (headers: Record<string, string> = {}) => world.call("open-payment-sandbox", {}, headers);
  expect((await open()).status).toBe(401);
  const bob = await world.signUpPerson();
  expect((await open(bob.headers)).status).toBe(403);

  await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
  await world.look("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [
    ann.id,
  ]);
  const { status, body } = await open(ann.headers);
  expect(status).toBe(200);
  const path = new URL(String(body.url)).pathname;
  expect((await fetch(`${world.url}${path}`)).status).toBe(200);
  expect((await fetch(`${world.url}/sandbox/a/other`)).status).toBe(404);
});
