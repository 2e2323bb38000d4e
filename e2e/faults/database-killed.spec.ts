import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, storedMessages, textOf } from "../fixtures/api.ts";
import { answers, conversationIdOf, readWhole, receipts } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";

test("after kill -9 of PostgreSQL in the middle of an answer the answer becomes complete, and no chunk is lost", async ({
  page,
  product,
  modelServer,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();

  await product.killDatabase();
  await expect.poll(() => product.output()).toContain("PostgreSQL ended by itself");
  held.release();

  await expect(answer).toContainText(held.full);
  await expect(receipts(page)).toHaveCount(1);
  await expect.poll(() => isReady(product.url)).toBe(true);

  const messages = await storedMessages(product.url, account, conversationIdOf(page));
  const stored = messages.at(-1);
  expect(stored?.status).toBe("complete");
  expect(stored && textOf(stored)).toContain(held.full);
  const events = await auditEventsOf(product.url, account, stored?.runId ?? "none");
  expect(events.filter(({ act }) => act === "run.succeeded")).toHaveLength(1);
  const before = await readWhole(answer);
  await page.reload();
  await expect.poll(() => answer.textContent()).toBe(before);
});

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`);
  return response.ok;
}
