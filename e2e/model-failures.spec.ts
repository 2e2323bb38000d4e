import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { storedMessages } from "./fixtures/api.ts";
import { answers, conversationIdOf, say } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const failures = [
  {
    script: "rate-limited after=20",
    message: "The model provider received too many requests (429).",
    code: "model.rate_limited",
  },
  {
    script: "failing",
    message: "The model provider reports an error on its side (500).",
    code: "model.unavailable",
    isLong: true,
  },
  {
    script: "cut",
    message:
      "The connection to the model was lost before the answer was complete. The text so far is kept. Try again.",
    code: "model.cut_short",
    partial: "This is the beginning of an answer that",
  },
  {
    script: "stall",
    message: "The model stopped responding. Its text so far is kept. Try again.",
    code: "model.stalled",
    partial: "This is the beginning of an answer that",
    isLong: true,
  },
];

for (const { script, message, code, partial, isLong } of failures) {
  const tag = isLong ? "@long" : [];
  test(`a model that fails with "${script}" is shown for what it is, and Retry answers`, { tag }, async ({
    page,
    product,
    modelServer,
  }) => {
    const account = await createAccount(product);
    await enter(page, product, account, "/chat");
    const name = randomUUID();
    await say(page, `[[script:${script} until=${name}]] Hello`);
    const answer = answers(page).last();
    // A stall is one only after the time that a model is given for its next word.
    await expect(answer.getByRole("alert")).toContainText(message, { timeout: 60_000 });
    if (partial) await expect(answer).toContainText(partial);

    const failed = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
    expect(failed).toMatchObject({ status: "failed", error: { code } });

    await modelServer.release(name);
    const retry = answer.getByRole("button", { name: "Retry" });
    // Whoever was asked to wait can try again when the time is over.
    await expect(retry).toBeEnabled();
    await retry.click();
    await expect(answer).toContainText("You said:");
    await expect(answer).toContainText("2/2");
    await expect(answer.getByRole("alert")).toHaveCount(0);
  });
}

test("whoever is asked to wait sees for how long, and can try again when the time is over, not before", {
  tag: "@long",
}, async ({ page, product, modelServer }) => {
  await page.clock.install();
  await enter(page, product, await createAccount(product), "/chat");
  const name = randomUUID();
  await say(page, `[[script:rate-limited after=600 until=${name}]] Hello`);
  const answer = answers(page).last();
  const notice = answer.getByRole("alert");
  const retry = answer.getByRole("button", { name: "Retry" });
  await expect(notice).toContainText(/Try again in 5\d\d s\./);
  await expect(retry).toBeDisabled();
  const before = await secondsOf(notice);
  await page.clock.fastForward("01:00");
  await expect.poll(() => secondsOf(notice)).toBeLessThanOrEqual(before - 60);
  await expect(retry).toBeDisabled();

  await page.clock.fastForward("10:00");
  await expect(notice).toContainText("You can try again now.");
  await modelServer.release(name);
  await retry.click();
  await expect(answer).toContainText("You said:");
  await expect(answer.getByRole("alert")).toHaveCount(0);
});

async function secondsOf(notice: Locator): Promise<number> {
  return Number(/Try again in (\d+) s/.exec((await notice.textContent()) ?? "")?.[1] ?? 0);
}
