import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, conversationIdOf, questions, stopButton } from "./fixtures/chat.ts";
import { askForHeldAnswer } from "./fixtures/held-answer.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const queue = (page: Page) => page.getByRole("region", { name: "Queued messages" });

async function queueUp(page: Page, text: string, key = "Enter"): Promise<void> {
  await box(page).fill(text);
  await box(page).press(key);
  await expect(queue(page).getByText(text, { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue("");
}

test("while an answer is written, a person queues messages, changes one, says one into the answer, and another tab shows the same", async ({
  page,
  context,
  product,
  modelServer,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  await queueUp(page, "And in German?");
  await queueUp(page, "And in Frnech?");

  const other = await context.newPage();
  await other.goto(`${product.url}/chat/${conversationIdOf(page)}`);
  await expect(queue(other).getByRole("listitem")).toHaveCount(2);

  await queue(other).getByRole("button", { name: "Edit “And in Frnech?”" }).click();
  await other.getByRole("textbox", { name: "Edit the queued message" }).fill("And in French?");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(queue(other).getByRole("button", { name: "Edit “And in French?”" })).toBeFocused();
  await expect(queue(page).getByText("And in French?", { exact: true })).toBeVisible();

  await queueUp(page, "Only even numbers", "Control+Enter");
  await expect(queue(page).getByText("Read next")).toBeVisible();
  await page.reload();
  await expect(queue(page).getByRole("listitem")).toHaveCount(3);

  await held.release();
  for (const tab of [page, other]) {
    await expect(questions(tab)).toHaveCount(4);
    await expect(answers(tab).nth(0)).toContainText(held.full);
    await expect(questions(tab).nth(1)).toContainText("Only even numbers");
    await expect(answers(tab).nth(1)).toContainText("You said: Only even numbers");
    await expect(answers(tab).nth(2)).toContainText("You said: And in German?");
    await expect(answers(tab).nth(3)).toContainText("You said: And in French?");
    await expect(queue(tab)).toHaveCount(0);
  }
});

test("Stop keeps what is queued, and sends it when its person says so", async ({
  page,
  product,
  modelServer,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await askForHeldAnswer(page, modelServer);
  await queueUp(page, "And in German?");
  await queueUp(page, "And in Latin?");
  await queueUp(page, "And in Greek?");
  await page.getByRole("link", { name: "Voice" }).click();
  await expect(queue(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("link", { name: "Text" }).click();
  await stopButton(page).click();
  await expect(queue(page).getByText("Nothing is sent until you choose Send")).toBeVisible();
  await expect(page.getByRole("status").getByText("Held after Stop")).toBeAttached();
  for (const [gone, next] of [
    ["And in Greek?", "“And in Latin?”"],
    ["And in Latin?", "“And in German?”"],
  ] as const) {
    await queue(page)
      .getByRole("button", { name: `Remove “${gone}” from the queue` })
      .focus();
    await page.keyboard.press("Enter");
    await expect(queue(page).getByRole("button", { name: `Send ${next} now` })).toBeFocused();
  }
  await queue(page).getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(answers(page).last()).toContainText("You said: And in German?");
  await expect(queue(page)).toHaveCount(0);
});
