import { enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { answers, ask } from "../fixtures/chat.ts";
import { askHub } from "../fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

test("an admin connects a model in the browser, it answers in chat, and is gone once disconnected", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/422/);
  const { url, apiKey } = await askHub("modelAccess");
  await enter(page, product, await createAdmin(product), "/admin/llm-backend");
  const dialog = page.getByRole("dialog");

  await test.step("a refused key is explained in the provider's words, and what was typed stays", async () => {
    await page.getByRole("button", { name: "Connect a provider" }).click();
    await dialog.getByRole("radio", { name: "Another server" }).check();
    await dialog.getByRole("textbox", { name: "Address" }).fill(url);
    await dialog.getByLabel("API key, if the server needs one").fill("mistyped");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Browser");
    await dialog.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("(401): “Incorrect API key provided.”");
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(url);
  });

  await test.step("its models are chosen and tested", async () => {
    await dialog.getByLabel("API key, if the server needs one").fill(apiKey);
    await dialog.getByRole("button", { name: "Connect", exact: true }).click();
    await dialog.getByRole("searchbox", { name: "Search models" }).fill("echo");
    await dialog.getByRole("checkbox", { name: "echo" }).check();
    await dialog.getByRole("textbox", { name: "Another model, by name" }).fill("failing");
    await dialog.getByRole("button", { name: "Add 2 models" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "echo" })).toContainText("On, answers in");
    await expect(dialog.getByRole("listitem").filter({ hasText: "failing" })).toContainText(
      "The server had an error while processing the request.",
    );
    await looksRightEverywhere(page);
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("the page tells what it can do; a test that fails says why", async () => {
    const provider = page.getByRole("region", { name: "Browser", exact: true });
    await expect(provider.getByRole("listitem", { name: "echo", exact: true })).toContainText("8k tokens");
    await provider.getByRole("button", { name: "Test failing" }).click();
    await expect(provider.getByRole("status").filter({ hasText: "500" })).toContainText(
      "The server had an error",
    );
    await looksRightEverywhere(page);
  });

  await test.step("the order is changed with the keyboard alone", async () => {
    const order = page.getByRole("list", { name: "Fallback order" });
    await expect(order).toContainText("echo · Browser");
    await page.getByRole("button", { name: "Take echo out of the order" }).press("Enter");
    await expect(order).toHaveCount(0);
    await page.getByRole("button", { name: "echo · Browser" }).press("Enter");
    await expect(order).toContainText("echo · Browser");
  });

  await test.step("it answers in chat", async () => {
    await page.goto("/chat");
    await page.getByRole("button", { name: /^Model: / }).click();
    await page.getByRole("menuitemcheckbox", { name: "echo · Browser" }).click();
    await page.keyboard.press("Escape");
    await ask(page, "Are you there?");
    await expect(answers(page).last()).toContainText("You said: Are you there?");
  });

  await test.step("it is disconnected", async () => {
    await page.goto("/admin/llm-backend");
    await page.getByRole("button", { name: "More about Browser" }).click();
    await page.getByRole("menuitem", { name: "Disconnect" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByRole("region", { name: "Browser", exact: true })).toHaveCount(0);
  });
});
