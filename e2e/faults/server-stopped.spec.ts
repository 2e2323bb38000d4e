import { createAccount, enter } from "../fixtures/account.ts";
import { storedMessages, textOf } from "../fixtures/api.ts";
import { answers, conversationIdOf, receipts } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";

test("SIGTERM in the middle of an answer ends streams and server in order; the answer goes on after the next start", {
  tag: "@long",
}, async ({ page, product, modelServer }) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();
  const runId = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1)?.runId;
  const stream = await fetch(`${product.url}/api/v1/runs/${runId}/stream`, {
    headers: { authorization: `Bearer ${account.accessToken}`, accept: "text/event-stream" },
  });
  const streamed = stream.text();

  const askedAt = performance.now();
  expect(await product.stop()).toBe(0);
  // A promise of the product, not a wait of the test.
  expect(performance.now() - askedAt).toBeLessThan(10_000);
  expect(await streamed).toContain("event: server-stop");
  await expect(answer).toContainText(held.half);

  held.release();
  await product.restart();
  await expect(answer.getByText(held.full, { exact: true })).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
  const stored = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
  expect(stored?.status).toBe("complete");
  expect(stored && textOf(stored)).toContain(held.full);
});
