import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { Carriers } from "#platform/server/mail/carriers/carrier.ts";
import { deliverMessage } from "#platform/server/mail/deliver-message.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { developerModule } from "./module.ts";

const path = "/api/v1/admin/outgoing-messages";
const carriers: { -readonly [Channel in keyof Carriers]: Carriers[Channel] } = {};
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, developerModule], carriers });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  delete carriers.mail;
  await server.look("delete from outgoing_messages");
  await server.look("delete from rate_limits");
});

const admin = createUserActor({ role: "owner", email: "admin@example.com", isAdmin: true });
const get = async (url: string, actor: UserActor = admin) => {
  const reply = await server.server.inject({ url, headers: server.headersOf(actor) });
  return { status: reply.statusCode, body: reply.json() };
};
const send = command("test.send", unrestricted, (ctx, recipient: string) =>
  queueMessage(ctx, {
    channel: "mail",
    kind: "test.greeting",
    recipient,
    content: { subject: "Hello", text: "A secret link", html: "<b>A secret link</b>" },
  }),
);
const newest = async () => {
  const [row] = await server.look<{ id: string }>(
    "select id from outgoing_messages order by id desc limit 1",
  );
  return row?.id ?? "";
};
const acts = async () =>
  server.look(
    "select act, actor_type, actor_id from audit_events where act like 'outgoing_message.%' order by id desc limit 1",
  );

test("an admin sees whom the product wrote to, and that is kept", async () => {
  await send(server.system, "ann@example.com");
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    items: [
      {
        channel: "mail",
        kind: "test.greeting",
        recipient: "ann@example.com",
        status: "waiting",
        attempts: 0,
      },
    ],
    nextCursor: null,
    connected: { mail: false, sms: false },
  });
  expect(JSON.stringify(body)).not.toContain("secret link");
  expect(await acts()).toEqual([
    { act: "outgoing_message.listed", actor_type: "user", actor_id: admin.userId },
  ]);
});

test("without a mail server an admin reads what a mail says, and that is kept", async () => {
  await send(server.system, "ann@example.com");
  const { body } = await get(`${path}/${await newest()}`);
  expect(body.content).toEqual({
    state: "shown",
    subject: "Hello",
    text: "A secret link",
    html: "<b>A secret link</b>",
  });
  expect(await acts()).toEqual([
    { act: "outgoing_message.read", actor_type: "user", actor_id: admin.userId },
  ]);
});

test("with a mail server what a mail says is for its recipient alone", async () => {
  await send(server.system, "ann@example.com");
  carriers.mail = {
    deliver: async () => undefined,
    submit: async () => ({ outcome: "accepted", refused: [] }),
  };
  const id = await newest();
  expect((await get(`${path}/${id}`)).body.content).toEqual({ state: "hidden" });
  await deliverMessage.perform(server.system, { id });
  expect((await get(`${path}/${id}`)).body).toMatchObject({
    status: "delivered",
    content: { state: "emptied" },
  });
});

test("the pages follow one another without a gap, the newest first", async () => {
  for (const name of ["a", "b", "c"]) await send(server.system, `${name}@example.com`);
  const first = await get(`${path}?limit=2`);
  const second = await get(`${path}?limit=2&cursor=${first.body.nextCursor}`);
  const recipients = [...first.body.items, ...second.body.items].map(({ recipient }) => recipient);
  expect(recipients).toEqual(["c@example.com", "b@example.com", "a@example.com"]);
  expect(second.body.nextCursor).toBeNull();
});

test("a cursor that is none, and a message that is not there, are refused", async () => {
  expect((await get(`${path}?cursor=yesterday`)).status).toBe(400);
  expect((await get(`${path}/${newId()}`)).body.error.code).toBe("outgoing_message.not_found");
  expect((await get(`${path}/first`)).status).toBe(400);
});

test("nobody else reads the outbox", async () => {
  await send(server.system, "ann@example.com");
  for (const url of [path, `${path}/${await newest()}`]) {
    expect((await get(url, { ...admin, isAdmin: false })).body.error.code).toBe("auth.forbidden");
    expect((await server.server.inject({ url })).statusCode).toBe(401);
  }
});

test("reading is limited, also for an admin", async () => {
  expect((await get(path)).status).toBe(200);
  await server.look("update rate_limits set tokens = 0, updated_at = now() + interval '1 hour'");
  expect((await get(path)).body.error.code).toBe("rate.limited");
});
