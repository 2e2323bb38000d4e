import { randomUUID } from "node:crypto";
import type { SentMessage } from "#features/chat/contract/index.ts";
import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, callApi, storedMessages, textOf } from "../fixtures/api.ts";
import { answers, conversationIdOf, questions, readWhole, receipts } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer, holdAnswer } from "../fixtures/held-answer.ts";
import { readRows } from "../fixtures/read-rows.ts";

test("after kill -9 of the server in the middle of an answer the open page keeps what it shows and gets the rest", async ({
  page,
  product,
  modelServer,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  await product.killServer();
  await expect(answer).toContainText(held.half);
  held.release();
  await product.restart();
  const readyAt = new Date();

  await expect(answer.getByText("Interrupted by a restart. Starting this step again.")).toBeVisible();
  await expect(answer.getByText(held.half, { exact: true })).toBeVisible();
  await expect(answer.getByText(held.full, { exact: true })).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(1);

  await test.step("nothing is stored twice, and a reload shows the same", async () => {
    const messages = await storedMessages(product.url, account, conversationIdOf(page));
    expect(messages.map(({ role, status }) => `${role} ${status}`)).toEqual([
      "user complete",
      "assistant complete",
    ]);
    const texts = messages
      .at(-1)
      ?.parts.map((part) => part.type === "text" && [part.isInterrupted, part.text.trim()]);
    expect(texts).toEqual([
      [true, held.half],
      [undefined, held.full],
    ]);
    const events = await auditEventsOf(product.url, account, messages.at(-1)?.runId ?? "none");
    expect(events.filter(({ act }) => act === "run.succeeded")).toHaveLength(1);
    const before = await readWhole(answer);
    await page.reload();
    await expect.poll(() => answer.textContent()).toBe(before);
  });

  await test.step("it was marked interrupted within ten seconds of being ready, and went on at once", async () => {
    const runId =
      (await storedMessages(product.url, account, conversationIdOf(page))).at(-1)?.runId ?? "none";
    const [interrupted, repeated] = await readRows<{ status: string; started_at: Date; ended_at: Date }>(
      product,
      "select status, started_at, ended_at from run_steps where run_id = $1 order by number, attempt",
      [runId],
    );
    expect([interrupted?.status, repeated?.status]).toEqual(["interrupted", "succeeded"]);
    // As the database recorded it: a promise of the product, not a wait of the test.
    for (const at of [interrupted?.ended_at, repeated?.started_at]) {
      expect((at?.getTime() ?? Number.NaN) - readyAt.getTime()).toBeLessThan(10_000);
    }
  });
});

test("a message that was accepted is there after a power cut right behind it, and is answered", async ({
  product,
  modelServer,
}) => {
  const account = await createAccount(product);
  const held = holdAnswer(modelServer);
  const conversationId = randomUUID();
  const id = randomUUID();
  const body = { id, text: held.question, isNewConversation: true };
  const sent = await callApi<SentMessage>(
    product.url,
    account,
    `/conversations/${conversationId}/messages`,
    body,
  );
  await product.kill();
  held.release();
  await product.restart();

  const stored = () => storedMessages(product.url, account, conversationId);
  expect((await stored()).map((message) => message.id)).toEqual([id, sent.assistantMessage.id]);
  await expect.poll(async () => (await stored()).at(-1)?.status, { timeout: 60_000 }).toBe("complete");
  const messages = await stored();
  expect(messages).toHaveLength(2);
  expect(textOf(messages[1] ?? sent.assistantMessage)).toContain(held.full);

  await test.step("sending it again makes no second one", async () => {
    const again = await callApi<SentMessage>(
      product.url,
      account,
      `/conversations/${conversationId}/messages`,
      body,
    );
    expect(again.userMessage?.id).toBe(id);
    expect(await stored()).toHaveLength(2);
  });
});
