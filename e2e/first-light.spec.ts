import { ask, receipts } from "./fixtures/chat.ts";
import { signUp } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { testWithModel } from "./fixtures/test-with-model.ts";

test("a new person asks the built-in assistant, a tool answers, and a reload shows the same", async ({
  page,
}) => {
  await page.goto("/chat");
  await signUp(page);
  await ask(page, "What is 17.5 * 2480?");
  const answer = page.getByText("43,400").or(page.getByText("43400")).last();
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
});

testWithModel("a connected model calls a tool and streams its answer", async ({ page, modelServer }) => {
  await page.goto("/chat");
  await signUp(page);
  await ask(page, "[[script:tool-call]] What is 17.5 * 2480?");
  await expect(receipts(page)).toHaveCount(1);
  expect(modelServer.requests.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
});
