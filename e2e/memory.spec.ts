import { randomUUID } from "node:crypto";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, openReceipt } from "./fixtures/chat.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

/** What the scripted model is to call, below the person's words. */
function remembering(text: string, words: string): string {
  const input = JSON.stringify({ text }).replaceAll(" ", String.raw`\u0020`);
  return `${words}\n[[script:tool-call tool=remember input=${input}]]`;
}

test("what a person has remembered is seen, edited, given to the model, switched off and erased", async ({
  page,
  product,
}) => {
  const name = `Kim${randomUUID().slice(0, 8)}`;
  const given = async (question: string) => {
    await ask(page, question);
    const requests = await askHub("modelRequestsWith", question);
    return requests.at(-1) ?? "";
  };
  await enter(page, product, await createAccount(product), "/chat");

  await test.step("asked for, and kept at once", async () => {
    await ask(page, remembering(`My deputy is ${name}`, `Remember that my deputy is ${name}`));
    await expect(answers(page).last().getByText(`Remembered: My deputy is ${name}`)).toBeVisible();
    await looksRightEverywhere(page);
    await answers(page).last().getByRole("link", { name: "Open memory" }).click();
  });

  const list = page.getByRole("list", { name: "Remembered" });
  await test.step("seen and edited in the settings", async () => {
    await expect(list).toContainText(`My deputy is ${name}`);
    await expect(list).toContainText("You asked for it");
    await looksRightEverywhere(page);
    await list.getByRole("button", { name: `More about: My deputy is ${name}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit a memory" });
    await dialog.getByLabel("What is to be remembered").fill(`My deputy is ${name} Lee`);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(list).toContainText(`My deputy is ${name} Lee`);
  });

  await test.step("given to the model, and on the receipt", async () => {
    await page.goto("/chat");
    expect(await given(`Hello one ${name.slice(3)}`)).toContain(`My deputy is ${name} Lee`);
    const slip = await openReceipt(page, answers(page).last());
    await expect(slip).toContainText("1 memory");
    await page.keyboard.press("Escape");
  });

  await test.step("not given in a conversation that is held without memory", async () => {
    await page.goto("/chat");
    await page.getByRole("button", { name: "Hold this conversation without memory" }).click();
    expect(await given(`Hello two ${name.slice(3)}`)).not.toContain("My deputy is");
    await expect(page.getByRole("button", { name: /^Without memory/ })).toBeVisible();
    await page.reload();
    expect(await given(`Hello three ${name.slice(3)}`)).not.toContain("My deputy is");
    await looksRightEverywhere(page);
  });

  await test.step("switched off, and not given", async () => {
    await page.goto("/settings/memory");
    await list.getByRole("button", { name: /^More about: My deputy is/ }).click();
    await page.getByRole("menuitem", { name: "Switch off" }).click();
    await expect(list.getByText("Off", { exact: true })).toBeVisible();
    await page.goto("/chat");
    expect(await given(`Hello four ${name.slice(3)}`)).not.toContain("My deputy is");
  });

  await test.step("an idea of the assistant waits until it is accepted", async () => {
    await page.goto("/chat");
    await ask(page, remembering("Lives in Graz", "What is the weather?"));
    const answer = answers(page).last();
    await expect(answer.getByText("The assistant would remember:")).toBeVisible();
    await looksRightEverywhere(page);
    await answer.getByRole("button", { name: "Accept: Lives in Graz", exact: true }).click();
    await expect(answer.getByText("The assistant would remember:")).toBeHidden();
    await page.goto("/settings/memory");
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("erased", async () => {
    await page.getByRole("button", { name: "Erase all" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Erase all" }).click();
    await expect(page.getByText(/^Nothing is remembered yet\./)).toBeVisible();
    await looksRightEverywhere(page);
  });
});
