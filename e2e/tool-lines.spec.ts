import { randomUUID } from "node:crypto";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, say } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("tool calls that repeat are one line that says how often, and opens to each with its record", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  // The model calls the tool until the run may take no further step.
  await say(page, "[[script:tool-count]] Go on for ever.");
  const answer = answers(page).last();
  const folded = answer.getByRole("button", { name: /^Calculate 12 × 12 = 144 \(20 times\)$/ });
  await expect(answer.getByRole("group", { name: "Limit reached: 20 steps" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(folded).toHaveAttribute("aria-expanded", "false");
  const lines = answer.getByRole("button", { name: /^Calculate 12 × 12 = 144 Done/ });
  await expect(lines).toHaveCount(0);

  await folded.click();
  await expect(lines).toHaveCount(20);
  await lines.last().click();
  await expect(answer.getByRole("region", { name: "Result" })).toContainText("144");
  await expect(answer.getByRole("region", { name: "Result" })).toBeInViewport({ ratio: 1 });

  await folded.click();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await expect(folded).toBeVisible();
});

test("what was opened of calls stays open when they become one line", { tag: "@long" }, async ({
  page,
  product,
  modelServer,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  const name = randomUUID();
  await say(page, `[[script:tool-count after=3 held=${name}]] Go on for ever.`);
  const answer = answers(page).last();
  const lines = answer.getByRole("button", { name: /^Calculate 12 × 12 = 144 Done/ });
  const result = answer.getByRole("region", { name: "Result" });
  await expect(lines).toHaveCount(3);
  await lines.nth(1).click();
  await expect(result).toContainText("144");
  const shown = await result.elementHandle();

  await modelServer.release(name);
  await expect(answer.getByRole("group", { name: "Limit reached: 20 steps" })).toBeVisible({
    timeout: 60_000,
  });
  const folded = answer.getByRole("button", { name: /\(20 times\)$/ });
  await expect(folded).toHaveAttribute("aria-expanded", "true");
  await expect(lines.nth(1)).toHaveAttribute("aria-expanded", "true");
  // It is the very one that was being read.
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);

  await lines.nth(1).click();
  await expect(result).toHaveCount(0);
  await expect(lines).toHaveCount(20);
  await folded.click();
  await expect(lines).toHaveCount(0);
});

test("a line that has the focus keeps it when the calls become one line", { tag: "@long" }, async ({
  page,
  product,
  modelServer,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  const name = randomUUID();
  await say(page, `[[script:tool-count after=3 held=${name}]] Go on for ever.`);
  const answer = answers(page).last();
  const lines = answer.getByRole("button", { name: /^Calculate 12 × 12 = 144 Done/ });
  await expect(lines).toHaveCount(3);
  await lines.nth(1).focus();

  await modelServer.release(name);
  await expect(answer.getByRole("group", { name: "Limit reached: 20 steps" })).toBeVisible({
    timeout: 60_000,
  });
  const folded = answer.getByRole("button", { name: /\(20 times\)$/ });
  await expect(folded).toHaveAttribute("aria-expanded", "true");
  await expect(lines.nth(1)).toBeFocused();
  await folded.click();
  await expect(lines).toHaveCount(0);
});

test("opening the last tool line below a long conversation shows all of its record", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "[[script:markdown]] Show me everything.");
  await ask(page, "[[script:two-tools]] What is it, and when?");
  const answer = answers(page).last();
  const line = answer.getByRole("button", { name: /^(?!Calculate).*Done/ }).last();
  const messages = page.getByRole("region", { name: "Messages", exact: true });
  const isScrollable = await messages.evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(isScrollable).toBe(true);

  await line.click();
  const result = answer.getByRole("region", { name: "Result" });
  await expect(result).toBeVisible();
  await expect(result).toBeInViewport({ ratio: 1 });
  const [shown, end] = await Promise.all([result.boundingBox(), messages.boundingBox()]);
  // Nothing floats over it, and the place to write in is below.
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  await expect(line).toBeInViewport();
});
