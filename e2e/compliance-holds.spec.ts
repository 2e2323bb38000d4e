import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("what a held person made is not deleted, and the refusal names the matter; after the release it is", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The refusal.
  consoleIsSilent.allow(/status of 409/);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 9?");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const conversation = list.getByRole("link", { name: "What is 12 * 9?" });

  await test.step("a hold is placed on the person, with who, why and until when", async () => {
    await page.goto("/compliance/holds");
    await page.getByRole("button", { name: "Place a hold" }).click();
    const dialog = page.getByRole("dialog", { name: "Place a hold" });
    await dialog.getByLabel("Matter").fill("Acme v. Widget");
    await dialog.getByLabel("Why").fill("A claim of 3 May");
    await expect(dialog.getByRole("checkbox", { name: /^What is 12 \* 9\? \(/ })).toBeVisible();
    await dialog.getByRole("region", { name: "People" }).getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Place hold" }).click();
    await expect(page.getByText("“Acme v. Widget” keeps what it covers from now on.")).toBeVisible();
    await expect(page.getByText("A claim of 3 May")).toBeVisible();
  });

  await test.step("a deletion is refused, and says why and whom to ask", async () => {
    await page.goto("/chat");
    await remove(page);
    await expect(page.getByText(/The hold “Acme v\. Widget” keeps this conversation/).first()).toBeVisible();
    await expect(conversation).toBeVisible();
  });

  await test.step("the hold is released", async () => {
    await page.goto("/compliance/holds");
    await page.getByRole("button", { name: "Release: Acme v. Widget" }).click();
    await page.getByRole("button", { name: "Release hold" }).click();
    await expect(page.getByText("“Acme v. Widget” was released.")).toBeVisible();
  });

  await test.step("and the deletion works", async () => {
    await page.goto("/chat");
    await remove(page);
    await expect(conversation).toHaveCount(0);
    await page.reload();
    await expect(list).toBeVisible();
    await expect(conversation).toHaveCount(0);
  });
});

async function remove(page: Page): Promise<void> {
  const list = page.getByRole("navigation", { name: "Conversations" });
  await list.getByRole("link", { name: "What is 12 * 9?" }).hover();
  await list.getByRole("button", { name: "More for What is 12 * 9?" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
}
