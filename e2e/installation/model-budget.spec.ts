import { createAccount, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { answers, ask } from "../fixtures/chat.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

test("an admin sets a price; whoever's budget does not cover it reads why and what to do, and Retry works later", async ({
  page,
  product,
  browser,
}) => {
  const admin = await createAdmin(product);
  await enter(page, product, admin, "/admin/llm-backend");
  const setPrice = async (output: string) => {
    await page.getByRole("button", { name: "Price of scripted" }).click();
    const dialog = page.getByRole("dialog", { name: "Price of scripted" });
    await dialog.getByRole("textbox", { name: "Input", exact: true }).fill("1");
    await dialog.getByRole("textbox", { name: "Cached input" }).fill("0.10");
    await dialog.getByRole("textbox", { name: "Output" }).fill(output);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  };
  const model = page.getByRole("listitem", { name: "scripted", exact: true });
  await expect(model).toContainText("No price set");
  await setPrice("1000");
  await expect(model).toContainText("$1000.00");

  const context = await browser.newContext({ baseURL: product.url });
  const tab = await context.newPage();
  await enter(tab, product, await createAccount(product), "/chat");
  await ask(tab, "[[script:tokens count=3]]");
  const answer = answers(tab).last();
  await expect(answer.getByRole("alert")).toContainText("model budget of $1.00 for this month");
  await expect(answer.getByRole("alert")).toContainText("It resets on 1 ");
  const link = answer.getByRole("link", { name: "Settings → Billing" });
  await expect(link).toHaveAttribute("href", /^\/settings/);

  await setPrice("0.50");
  await answer.getByRole("button", { name: "Retry" }).click();
  await expect(answers(tab).last().getByRole("alert")).toHaveCount(0);
  await expect(answers(tab).last().getByText("scripted", { exact: true })).toBeVisible();
  await context.close();
});
