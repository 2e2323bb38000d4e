import { randomUUID } from "node:crypto";
import type { Message, QueuedMessage, SentMessage } from "#features/chat/contract/index.ts";
import { createAccount, enter } from "../fixtures/account.ts";
import { callApi, storedMessages, textOf } from "../fixtures/api.ts";
import { answers, ask, conversationIdOf, questions } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";

test("after kill -9 what was queued, said into the answer and answered twice is all there, once and in its order", {
  tag: "@long",
}, async ({ page, product, modelServer }) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "What is 2 + 2?");
  const conversationId = conversationIdOf(page);
  const stored = () => storedMessages(product.url, account, conversationId);
  const [, first] = await stored();
  await callApi<SentMessage>(product.url, account, `/messages/${first?.id}/retry`, {});
  await expect.poll(async () => (await stored()).at(-1)?.siblingIds).toHaveLength(2);
  await expect.poll(async () => (await stored()).at(-1)?.status).toBe("complete");
  await page.reload();

  const held = await askForHeldAnswer(page, modelServer);
  const queued = ["And in German?", "And in Latin?", "Only even numbers"].map((text) => ({
    ...{ id: randomUUID(), text, timeZone: "UTC" },
    steers: text === "Only even numbers",
  }));
  const add = (message: object) =>
    callApi<{ items: QueuedMessage[] }>(
      product.url,
      account,
      `/conversations/${conversationId}/queue`,
      message,
    );
  for (const message of queued) await add(message);

  await product.killServer();
  held.release();
  await product.restart();
  // The browser does not know whether the last one arrived.
  await add(queued[1] ?? {});

  const asked = ["What is 2 + 2?", "Count to", "Only even numbers", "And in German?", "And in Latin?"];
  await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(asked.length * 2);
  await expect.poll(async () => (await stored()).map(({ status }) => status)).not.toContain("streaming");
  const messages = await stored();
  const said = messages.filter(({ role }) => role === "user");
  expect(said.map(textOf)).toEqual(asked.map((text) => expect.stringContaining(text)));
  expect(said.slice(2).map(({ id }) => id)).toEqual([queued[2]?.id, queued[0]?.id, queued[1]?.id]);
  expect(messages[1]?.siblingIds).toEqual([first?.id, messages[1]?.id]);
  // What it had written is kept; before it writes on, it reads what was said into it.
  expect(textOf(messages[3] as Message)).toContain(held.half);
  const waiting = await callApi<{ items: unknown[] }>(
    product.url,
    account,
    `/conversations/${conversationId}/queue`,
  );
  expect(waiting.items).toEqual([]);
  await expect(questions(page)).toHaveCount(asked.length);
  await expect(answers(page)).toHaveCount(asked.length);
});
