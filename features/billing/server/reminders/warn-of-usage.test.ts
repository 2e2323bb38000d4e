import { afterAll, beforeAll, expect, it } from "vitest";
import { serviceOf } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer, type Person } from "#features/auth/server/testing.ts";
import { setWorkspacePlan, spendUsage } from "#features/entitlements/server/index.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { teamModule } from "#features/team/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import type { BillingOptions } from "../billing-options.ts";
import { mailsTo } from "../testing/mails-to.ts";
import { warnOfUsage } from "./warn-of-usage.ts";

let server: AuthTestServer;
let clockMs = Date.now();
const billing: BillingOptions = {
  ...{
    provider: "sandbox",
    isLive: false,
    publicUrl: "http://product.example",
    auth: serviceOf(),
    prices: {},
  },
  keys: async () => ({ secretKey: "", publishableKey: "", webhookSecrets: [] }),
};
beforeAll(async () => {
  const modules = [teamModule, createEntitlementsModule({ selling: "sandbox test" })];
  server = await createOwnAuthTestServer(modules, { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

const warn = () => warnOfUsage(server.system, billing);
const kindsTo = async ({ email }: Person) => (await mailsTo(server, email)).map(({ kind }) => kind);
const use = ({ id }: Person, amount: number) =>
  spendUsage(server.system, {
    ...{ workspaceId: id, userId: id, entitlement: "messages", amount, requestId: newId() },
  });

/** Somebody with a workspace that has 2,000 messages a month. */
async function owner() {
  const person = await server.signUpPerson();
  await prove(person);
  const startsAt = new Date(clockMs);
  await setWorkspacePlan(server.system, {
    ...{ workspaceId: person.id, origin: "sandbox test", planKey: "individual", phase: "paid" },
    ...{ quantity: 1, periodStartsAt: startsAt, periodEndsAt: null, accessEndsAt: null },
  });
  return person;
}
const prove = ({ id }: Person) =>
  server.look("update auth.users set email_confirmed_at = now() where id = $1", [id]);
const join = (workspace: Person, { id }: Person, role: string) =>
  server.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
    workspace.id,
    id,
    role,
  ]);
async function limitOf() {
  const [row] = await server.look<{ limit: string }>(
    "select value_limit as limit from plan_entitlements where plan_key = 'individual' and entitlement = 'messages'",
  );
  return Number(row?.limit);
}

it("owners and admins are told at 80 % and at 100 %, each once a period", async () => {
  const [ann, bob, eve] = [await owner(), await server.signUpPerson(), await server.signUpPerson()];
  for (const person of [bob, eve]) await prove(person);
  await join(ann, bob, "admin");
  await join(ann, eve, "member");
  const limit = await limitOf();
  await use(ann, limit * 0.79);
  expect(await warn()).toEqual([]);
  expect(await kindsTo(ann)).toEqual([]);
  await use(ann, limit * 0.02);
  await warn();
  await warn();
  expect(await kindsTo(ann)).toEqual(["usage_warned"]);
  await use(ann, limit * 0.19);
  await warn();
  await warn();
  expect(await kindsTo(ann)).toEqual(["usage_warned", "usage_reached"]);
  expect(await kindsTo(bob)).toEqual(["usage_warned", "usage_reached"]);
  expect(await kindsTo(eve)).toEqual([]);
  const [first] = await mailsTo(server, ann.email);
  expect(first?.subject).toBe("Messages: close to the limit");
  expect(first?.text).toContain(`of ${limit.toLocaleString("en")}`);
});

it("who used everything at once is told that alone", async () => {
  const ann = await owner();
  await use(ann, await limitOf());
  await warn();
  await warn();
  expect(await kindsTo(ann)).toEqual(["usage_reached"]);
});

it("nobody is told of a period that is over, and again in the next one", async () => {
  const ann = await owner();
  await use(ann, (await limitOf()) * 0.9);
  clockMs += 32 * 86_400_000;
  await warn();
  expect(await kindsTo(ann)).toEqual([]);
  await use(ann, (await limitOf()) * 0.9);
  await warn();
  expect(await kindsTo(ann)).toEqual(["usage_warned"]);
});

it("nobody whose address is not proved is told", async () => {
  const ann = await owner();
  await server.look("update auth.users set email_confirmed_at = null where id = $1", [ann.id]);
  await use(ann, await limitOf());
  await warn();
  expect(await kindsTo(ann)).toEqual([]);
});
