import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, storedMessages, textOf } from "../fixtures/api.ts";
import { answers, conversationIdOf, receipts, say } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";
import { startHeldPage } from "../fixtures/held-page.ts";
import type { Installation } from "../fixtures/installation.ts";

test("the stream of an answer moves from one server to another and ends with the exact text", {
  tag: "@long",
}, async ({ page, installation, modelServer }) => {
  const [first, second] = await Promise.all([installation.start("web"), installation.start("web")]);
  await installation.start("worker");
  installation.line.leadTo({ host: "127.0.0.1", port: first.port });
  const account = await createAccount(installation.line);
  await enter(page, installation.line, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  installation.line.leadTo({ host: "127.0.0.1", port: second.port });
  await first.end("SIGKILL");
  held.release();

  await expect(answer.getByText(held.full, { exact: true })).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
  const stored = (await storedMessages(installation.line.url, account, conversationIdOf(page))).at(-1);
  expect(stored?.status).toBe("complete");
  expect(stored && textOf(stored).trim()).toBe(held.full);
});

test("after kill -9 of a worker in the middle of a step another one finishes the answer, once", {
  tag: "@long",
}, async ({ page, installation, modelServer }) => {
  const web = await installation.start("web");
  const worker = await installation.start("worker");
  installation.line.leadTo({ host: "127.0.0.1", port: web.port });
  const account = await createAccount(installation.line);
  await enter(page, installation.line, account, "/chat");
  const successor = await startFrozenWorker(installation);
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  await worker.end("SIGKILL");
  successor.thaw();
  held.release();

  await expect(answer.getByText(held.full, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(receipts(page)).toHaveCount(1);
  const messages = await storedMessages(installation.line.url, account, conversationIdOf(page));
  expect(messages).toHaveLength(2);
  const events = await auditEventsOf(installation.line.url, account, messages.at(-1)?.runId ?? "none");
  expect(events.filter(({ act }) => act === "run.succeeded")).toHaveLength(1);
});

test("after kill -9 of a worker in the middle of a tool call another one makes it, and there is one call", {
  tag: "@long",
}, async ({ page, installation }) => {
  await using held = await startHeldPage("The gate opens at nine.");
  const settings = { BROWSING_ALLOWED_ORIGINS: new URL(held.url).host };
  const web = await installation.start("web", settings);
  const worker = await installation.start("worker", settings);
  installation.line.leadTo({ host: "127.0.0.1", port: web.port });
  const account = await createAccount(installation.line);
  await enter(page, installation.line, account, "/chat");
  const successor = await startFrozenWorker(installation, settings);
  await say(page, `[[script:tool-call tool=read_web_page input=${JSON.stringify({ url: held.url })}]]`);
  const answer = answers(page).last();
  await expect(answer.getByRole("button", { name: /^Read a web page .*Running/ })).toBeVisible();
  await expect.poll(() => held.readerCount()).toBe(1);

  await worker.end("SIGKILL");
  successor.thaw();
  await expect.poll(() => held.readerCount(), { timeout: 150_000 }).toBe(2);
  held.release();

  await expect(receipts(page)).toHaveCount(1);
  await expect(answer).toContainText("The gate opens at nine.");
  await expect(answer.getByRole("button", { name: /^Read a web page .*Done/ })).toHaveCount(1);
  const messages = await storedMessages(installation.line.url, account, conversationIdOf(page));
  const events = await auditEventsOf(installation.line.url, account, messages.at(-1)?.runId ?? "none");
  expect(events.filter(({ act }) => act === "tool_call.executed")).toHaveLength(1);
});

/** A worker that takes nothing until it thaws: who holds the run, and for how long, does not hang on its start. */
async function startFrozenWorker(installation: Installation, settings = {}) {
  const worker = await installation.start("worker", settings);
  worker.freeze();
  return worker;
}
