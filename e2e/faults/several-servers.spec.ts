import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, storedMessages, textOf } from "../fixtures/api.ts";
import { answers, conversationIdOf, receipts } from "../fixtures/chat.ts";
import { connectModel } from "../fixtures/connect-model.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";
import { startInstallation } from "../fixtures/installation.ts";
import { openSwitchboard } from "../fixtures/switchboard.ts";

test("the stream of an answer moves from one server to another and ends with the exact text", async ({
  page,
  modelServer,
}) => {
  await using switchboard = await openSwitchboard();
  await using installation = await startInstallation(switchboard.url);
  const [first, second] = await Promise.all([installation.start("web"), installation.start("web")]);
  await installation.start("worker");
  await connectModel(installation, modelServer);
  switchboard.switchTo(first.port);
  const account = await createAccount(switchboard);
  await enter(page, switchboard, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  switchboard.switchTo(second.port);
  await first.end("SIGKILL");
  held.release();

  await expect(answer.getByText(held.full, { exact: true })).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
  const stored = (await storedMessages(switchboard.url, account, conversationIdOf(page))).at(-1);
  expect(stored?.status).toBe("complete");
  expect(stored && textOf(stored).trim()).toBe(held.full);
});

test("after kill -9 of a worker in the middle of a step another one finishes the answer, once", async ({
  page,
  modelServer,
}) => {
  await using switchboard = await openSwitchboard();
  await using installation = await startInstallation(switchboard.url);
  const web = await installation.start("web");
  const worker = await installation.start("worker");
  await connectModel(installation, modelServer);
  switchboard.switchTo(web.port);
  const account = await createAccount(switchboard);
  await enter(page, switchboard, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  await installation.start("worker");
  await worker.end("SIGKILL");
  held.release();

  await expect(answer.getByText(held.full, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(receipts(page)).toHaveCount(1);
  const messages = await storedMessages(switchboard.url, account, conversationIdOf(page));
  expect(messages).toHaveLength(2);
  const events = await auditEventsOf(switchboard.url, account, messages.at(-1)?.runId ?? "none");
  expect(events.filter(({ act }) => act === "run.succeeded")).toHaveLength(1);
});
