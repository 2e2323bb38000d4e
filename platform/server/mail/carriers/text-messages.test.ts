import { afterEach, expect, test } from "vitest";
import { startSmsWebhook } from "#mocks/sms-server/start-sms-webhook.ts";
import { startTwilioServer } from "#mocks/sms-server/start-twilio-server.ts";
import { createLogger } from "../../log.ts";
import { createLogCarrier } from "./log-carrier.ts";
import { createTwilioCarrier } from "./twilio-carrier.ts";
import { createWebhookCarrier } from "./webhook-carrier.ts";

const message = {
  id: "01900000-0000-7000-8000-000000000001",
  recipient: "491701234567",
  content: { text: "123456 is your code & nothing else" },
  createdAt: new Date(),
};
const now = () => new Date();

const open: AsyncDisposable[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server[Symbol.asyncDispose]();
});
async function twilio() {
  const server = await startTwilioServer();
  open.push(server);
  const { accountSid, authToken, url: apiUrl } = server;
  return { server, options: { accountSid, authToken, from: "+15005550006", apiUrl } };
}
async function webhook() {
  const server = await startSmsWebhook();
  open.push(server);
  return { server, options: { url: server.url, secret: server.secret, now } };
}

test("Twilio gets number, sender and text", async () => {
  const { server, options } = await twilio();
  await createTwilioCarrier(options).deliver(message);
  expect(server.received).toEqual([
    { to: "+491701234567", from: "+15005550006", text: message.content.text },
  ]);
});

test("Twilio chooses the sender itself for a messaging service", async () => {
  const { server, options } = await twilio();
  await createTwilioCarrier({ ...options, from: "MG123" }).deliver(message);
  expect(server.received[0]?.from).toBe("MG123");
});

test("a number that Twilio refuses is not tried again", async () => {
  const { options } = await twilio();
  await expect(createTwilioCarrier(options).deliver({ ...message, recipient: "0" })).rejects.toMatchObject({
    isFinal: true,
    message: "The provider of text messages answered 400.",
  });
});

test.each([
  ["a wrong token", 401],
  ["haste", 429],
  ["trouble on their side", 500],
])("%s is tried again", async (_what, status) => {
  const { server, options } = await twilio();
  server.script.push({ status, json: {} });
  await expect(createTwilioCarrier(options).deliver(message)).rejects.toMatchObject({ isFinal: false });
});

test("a provider that falls silent, or is not there, is tried again", async () => {
  const { server, options } = await twilio();
  server.script.push("silence");
  await expect(createTwilioCarrier({ ...options, timeoutMs: 200 }).deliver(message)).rejects.toMatchObject({
    isFinal: false,
    message: "The provider of text messages did not answer in time.",
  });
  await expect(
    createTwilioCarrier({ ...options, apiUrl: "http://127.0.0.1:1" }).deliver(message),
  ).rejects.toMatchObject({ isFinal: false, message: "The provider of text messages could not be reached." });
});

test("a webhook gets id, number and text, signed, and can tell a repetition", async () => {
  const { server, options } = await webhook();
  const carrier = createWebhookCarrier(options);
  await carrier.deliver(message);
  await carrier.deliver(message);
  expect(server.received).toEqual([{ id: message.id, to: "+491701234567", text: message.content.text }]);
});

test("a call that is signed wrongly, or not at all, is refused by the webhook", async () => {
  const { server, options } = await webhook();
  for (const secret of ["another secret of enough length", undefined]) {
    const carrier = createWebhookCarrier({ ...options, secret });
    await expect(carrier.deliver(message)).rejects.toMatchObject({ isFinal: false });
  }
  expect(server.received).toEqual([]);
});

test("a webhook that points elsewhere is not followed", async () => {
  const { server, options } = await webhook();
  server.script.push({ status: 302, json: {} });
  await expect(createWebhookCarrier(options).deliver(message)).rejects.toMatchObject({
    message: "The provider of text messages answered 302.",
  });
});

test("the log carrier writes the text, and not the number", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  await createLogCarrier(log).deliver(message);
  expect(lines.join()).toContain(message.content.text);
  expect(lines.join()).not.toContain(message.recipient);
});
