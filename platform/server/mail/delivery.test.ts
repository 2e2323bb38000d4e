import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#mocks/mail-server/start-mail-server.ts";
import { command } from "../command.ts";
import { platformModule } from "../platform-module.ts";
import { deleteOldRows } from "../retention/delete-old-rows.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { createSmtpCarrier } from "./carriers/smtp-carrier.ts";
import { deliverMessage } from "./deliver-message.ts";
import { deliverWaitingMessages } from "./deliver-waiting-messages.ts";
import { type OutgoingMessage, queueMessage } from "./queue-message.ts";

let server: TestServer;
let mail: MailServer;
let aheadMs = 0;

const sendTest = command("mail.send_test", unrestricted, async (ctx, message: Partial<OutgoingMessage>) => {
  await ctx.audit({ act: "mail.sent", workspaceId: "00000000-0000-0000-0000-000000000000" });
  await queueMessage(ctx, {
    channel: "mail",
    kind: "test.greeting",
    recipient: "ann@example.com",
    content: { subject: "Grüße an Ann", text: "Guten Tag, Ann.", html: "<p>Guten Tag, Ann.</p>" },
    ...message,
  });
});

beforeAll(async () => {
  mail = await startMailServer({ user: "adjutant", password: "p@ss/word" });
  server = await createTestServer({
    modules: [platformModule],
    now: () => new Date(Date.now() + aheadMs),
    carriers: {
      mail: createSmtpCarrier({ url: mail.url, from: "Adjutant <no-reply@adjutant.test>" }),
    },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
});
beforeEach(async () => {
  aheadMs = 0;
  await server.look("delete from outgoing_messages");
});
afterEach(() => {
  mail.received.length = 0;
  mail.faults.length = 0;
  mail.script.length = 0;
});

interface Row {
  id: string;
  status: string;
  attempts: number;
  last_error: string | null;
  sealed_content: string | null;
  next_attempt_at: Date | null;
  delivered_at: Date | null;
}
const newest = async () => {
  const [row] = await server.look<Row & Record<string, unknown>>(
    "select * from outgoing_messages order by id desc limit 1",
  );
  if (!row) throw new Error("There is no message");
  return row;
};
const send = async (message: Partial<OutgoingMessage> = {}) => {
  await sendTest(server.system, message);
  return newest();
};
const deliver = async (id: string) => {
  await deliverMessage.perform(server.system, { id });
  return newest();
};

test("a mail is handed over once, from the configured sender, with both parts and the row's id", async () => {
  const { id } = await send();
  const row = await deliver(id);
  await deliver(id);
  expect(row).toMatchObject({ status: "delivered", attempts: 1, last_error: null, next_attempt_at: null });
  expect(row.delivered_at).toBeInstanceOf(Date);
  expect(mail.faults).toEqual([]);
  expect(mail.received).toHaveLength(1);
  const [received] = mail.received;
  expect(received).toMatchObject({ from: "no-reply@adjutant.test", to: "ann@example.com" });
  expect(received?.headers.get("message-id")).toBe(`<${id}@adjutant.test>`);
  expect(received?.headers.get("subject")).toBe("Grüße an Ann");
  expect(received?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(received?.text).toContain("Guten Tag, Ann.");
  expect(received?.html).toContain("<p>Guten Tag, Ann.</p>");
});

test("what it said is sealed until it is delivered, and gone afterwards", async () => {
  const before = await send();
  expect(before.sealed_content).not.toContain("Ann");
  expect((await deliver(before.id)).sealed_content).toBeNull();
});

test("of the last mail to somebody who is gone nothing stays: delivered, refused for good, or waiting for a day", async () => {
  const left = () => server.look("select recipient from outgoing_messages");
  const { id } = await send({ isLast: true });
  await deliverMessage.perform(server.system, { id });
  expect(mail.received).toHaveLength(1);
  expect(await left()).toEqual([]);

  const refused = await send({ isLast: true });
  mail.script.push({ at: "recipient", code: 550, words: "5.1.1 Never" });
  await deliverMessage.perform(server.system, { id: refused.id });
  expect(await left()).toEqual([]);

  await send({ isLast: true });
  aheadMs = 23 * 3_600_000;
  await deleteOldRows.perform(server.system, {});
  expect(await left()).toHaveLength(1);
  aheadMs = 25 * 3_600_000;
  await deleteOldRows.perform(server.system, {});
  expect(await left()).toEqual([]);
});

test("two processes that take it up at once deliver it once", async () => {
  const { id } = await send();
  await Promise.all(Array.from({ length: 8 }, () => deliverMessage.perform(server.system, { id })));
  expect(mail.received).toHaveLength(1);
});

test("nothing is stored, and nothing sent, when the transaction fails", async () => {
  const failing = command("mail.send_and_fail", unrestricted, async (ctx) => {
    await sendTest(ctx, {});
    throw new Error("no");
  });
  await expect(failing(server.system, undefined)).rejects.toThrow("no");
  expect(await server.look("select 1 from outgoing_messages")).toEqual([]);
});

test("the same message asked for again is sent once", async () => {
  await send({ dedupeKey: "greeting/1" });
  await send({ dedupeKey: "greeting/1" });
  expect(await server.look("select 1 from outgoing_messages")).toHaveLength(1);
});

test("a server that is busy is asked again, later each time", async () => {
  mail.script.push(
    { at: "recipient", code: 451, words: "4.7.1 Greylisted, ann@example.com" },
    { at: "content", code: 421, words: "4.3.2 Busy" },
  );
  const { id } = await send();
  const first = await deliver(id);
  expect(first).toMatchObject({ status: "waiting", attempts: 1 });
  expect(await deliver(id)).toMatchObject({ attempts: 1 });
  aheadMs = 11_000;
  const second = await deliver(id);
  expect(second).toMatchObject({ status: "waiting", attempts: 2 });
  expect(Number(second.next_attempt_at) - Number(first.next_attempt_at)).toBeGreaterThan(25_000);
  aheadMs = 60_000;
  expect(await deliver(id)).toMatchObject({ status: "delivered", attempts: 3, last_error: null });
  expect(mail.received).toHaveLength(1);
});

test("the error that is kept tells kind and numbers, and repeats neither address nor words of the server", async () => {
  mail.script.push({ at: "recipient", code: 451, words: "4.7.1 ann@example.com https://evil.example wait" });
  const { id } = await send();
  expect((await deliver(id)).last_error).toBe(
    "The mail server refused the sender or the recipient (451 4.7.1).",
  );
});

test.each([
  ["recipient", 550, "The mail server refused the sender or the recipient (550 5.1.1)."],
  ["content", 554, "The mail server refused the mail (554 5.1.1)."],
] as const)("a refusal of the %s for good is not tried again", async (at, code, error) => {
  mail.script.push({ at, code, words: "5.1.1 Never" });
  const { id } = await send();
  expect(await deliver(id)).toMatchObject({ status: "failed", last_error: error, sealed_content: null });
});

test("a server that takes the mail and is lost before it says so gets the same Message-ID again", async () => {
  mail.script.push({ at: "loss" });
  const { id } = await send();
  expect(await deliver(id)).toMatchObject({ status: "waiting", attempts: 1 });
  aheadMs = 11_000;
  expect(await deliver(id)).toMatchObject({ status: "delivered" });
  const ids = mail.received.map(({ headers }) => headers.get("message-id"));
  expect(ids).toEqual([`<${id}@adjutant.test>`, `<${id}@adjutant.test>`]);
});

test("a server that falls silent is left after the timeout, and asked again", async () => {
  mail.script.push({ at: "silence" });
  const carrier = createSmtpCarrier({
    url: mail.url,
    from: "no-reply@adjutant.test",
    timeoutMs: 500,
  });
  const content = { subject: "x", text: "x", html: "<p>x</p>" };
  const message = { id: "1", recipient: "a@example.com", content, createdAt: new Date() };
  await expect(carrier.deliver(message)).rejects.toMatchObject({
    isFinal: false,
    message: "The mail server did not answer in time.",
  });
  carrier.close?.();
});

test("it is given up after a day, and its content emptied", async () => {
  mail.script.push({ at: "recipient", code: 451, words: "4.7.1 Later" });
  const { id } = await send();
  await deliver(id);
  aheadMs = 24 * 3_600_000 + 60_000;
  expect(await deliver(id)).toMatchObject({
    status: "failed",
    last_error: "It could not be delivered within a day.",
    sealed_content: null,
  });
  expect(mail.received).toEqual([]);
});

test("a wrong password is told as such, and the mail waits until it is put right", async () => {
  const url = mail.url.replace("p%40ss%2Fword", "wrong");
  const carrier = createSmtpCarrier({ url, from: "no-reply@adjutant.test" });
  const message = { id: "1", recipient: "a@example.com", content: { text: "x" }, createdAt: new Date() };
  await expect(carrier.deliver(message)).rejects.toMatchObject({
    isFinal: false,
    message: "The mail server does not accept the user and password of SMTP_URL (535 5.7.8).",
  });
  carrier.close?.();
});

test("what a process left behind is taken up again, and what is on its way is left alone", async () => {
  const due = await send();
  await server.look("update outgoing_messages set attempts = 1, next_attempt_at = now() - interval '1 s'");
  await send({ recipient: "bob@example.com" });
  await deliverWaitingMessages.perform(server.system, {});
  const rows = await server.look("select id from outgoing_messages where status = 'delivered'");
  expect(rows).toEqual([{ id: due.id }]);
});

test("what waited for a mail server goes out in the order in which it was sent", async () => {
  const subjects = Array.from({ length: 8 }, (_, number) => `Mail ${number}`);
  for (const subject of subjects) await send({ content: { subject, text: "x", html: "<p>x</p>" } });
  aheadMs = 120_000;
  await deliverWaitingMessages.perform(server.system, {});
  expect(mail.received.map(({ headers }) => headers.get("subject"))).toEqual(subjects);
});

test("what carries an expired code is given up, and nobody gets it", async () => {
  const { id } = await send({ expiresAt: new Date(Date.now() + 60_000) });
  aheadMs = 60_001;
  await deliverWaitingMessages.perform(server.system, {});
  expect(await newest()).toMatchObject({
    id,
    status: "failed",
    last_error: "What it carries was used, replaced or has expired.",
    sealed_content: null,
  });
  const fresh = await send({ expiresAt: new Date(Date.now() + aheadMs + 60_000) });
  expect(await deliver(fresh.id)).toMatchObject({ status: "delivered" });
  expect(mail.received).toHaveLength(1);
});

test("a text message without a provider stays where it is", async () => {
  const { id } = await send({ channel: "sms", recipient: "491701234567", content: { text: "123456" } });
  expect(await deliver(id)).toMatchObject({ status: "waiting", attempts: 0 });
});
