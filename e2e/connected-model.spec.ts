import { randomUUID } from "node:crypto";
import { createAccount, enter } from "./fixtures/account.ts";
import { storedMessages, textOf } from "./fixtures/api.ts";
import {
  answers,
  ask,
  conversationIdOf,
  openReceipt,
  questions,
  receipts,
  say,
  stopButton,
} from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("a model that an admin connected calls a tool, then answers with its result", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /\/messages$/.test(request.url()),
  );
  await ask(page, "[[script:tool-call]] What is 12 * 12?");
  // Nobody chose a model: the default answers, and what replaces it when it fails.
  expect((await sent).postDataJSON()).not.toHaveProperty("modelId");
  const answer = answers(page).last();
  const line = answer.getByRole("button", { name: /^Calculate 12 × 12 = 144/ });
  await expect(line).toBeVisible();
  // The model says so only where it was told what the tool found.
  await expect(answer).toContainText("The tools say: 12 × 12 = 144");
  await expect(answer.getByText("scripted", { exact: true })).toBeVisible();
  await expect(answer.getByText("Built-in, no model")).toHaveCount(0);

  await line.click();
  await expect(answer.getByRole("region", { name: "Input" })).toContainText('"expression": "12 * 12"');
  await expect(answer.getByRole("region", { name: "Result" })).toContainText("144");
  const slip = await openReceipt(page, answer);
  await expect(slip).toContainText("tool_call.executed");
});

test("a reload in the middle of an answer goes on to exactly the full text", async ({
  page,
  product,
  modelServer,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const name = randomUUID();
  await say(page, `[[script:held count=300 name=${name}]] Count, please.`);
  const answer = answers(page).last();
  await expect(answer).toContainText(" 149 150");

  await page.reload();
  await expect(answer).toContainText(" 149 150");
  await expect(stopButton(page)).toBeVisible();
  await modelServer.release(name);
  await expect(receipts(page)).toHaveCount(1);

  const stored = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
  const full = Array.from({ length: 300 }, (_, index) => index + 1).join(" ");
  expect(stored && textOf(stored).trim()).toBe(full);
  await expect(answer.getByRole("paragraph").first()).toHaveText(full);
});

test("Stop keeps what was written; answering again and editing make other versions", async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await say(page, "[[script:stall]] Say something.");
  const answer = answers(page).last();
  await expect(answer).toContainText("the beginning of an answer");

  await test.step("Stop", async () => {
    await stopButton(page).click();
    await expect(answer.getByText("Stopped. The text so far is kept.")).toBeVisible();
    const kept = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
    expect(kept?.status).toBe("cancelled");
    await expect(answer.getByRole("paragraph").first()).toHaveText(kept ? textOf(kept).trim() : "nothing");
  });

  await test.step("Answer again", async () => {
    await answer.getByRole("button", { name: "Answer again", exact: true }).click();
    // Until then the text of the version before is shown.
    await expect(answer.getByText("Stopped. The text so far is kept.")).toBeHidden();
    await expect(answer).toContainText("the beginning of an answer");
    await stopButton(page).click();
    await expect(answer).toContainText("2/2");
    await answer.getByRole("button", { name: "Previous version" }).click();
    await expect(answer).toContainText("1/2");
    await page.reload();
    await expect(answer).toContainText("1/2");
  });

  await test.step("Edit", async () => {
    await questions(page).last().hover();
    await questions(page).last().getByRole("button", { name: "Edit the message" }).click();
    await page.getByRole("textbox", { name: "Edit the message" }).fill("Tell me something else.");
    await page.getByRole("button", { name: "Send", exact: true }).first().click();
    await expect(answer).toContainText("You said: Tell me something else.");
    await expect(questions(page)).toHaveCount(1);
    await expect(questions(page).last()).toContainText("2/2");
    // Always in sight, not only below the pointer.
    await page.mouse.move(0, 0);
    await page.getByRole("textbox", { name: "Message", exact: true }).focus();
    await expect(questions(page).last().getByRole("group", { name: "Your message" })).toHaveCSS(
      "opacity",
      "1",
    );
    await questions(page).last().getByRole("button", { name: "Previous version" }).click();
    await expect(questions(page).last()).toContainText("Say something.");
    await expect(answers(page).last()).toContainText("the beginning of an answer");
  });
});
