import { createAccount, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

test("an admin switches a tool off for everyone; an owner of a workspace sees it and cannot be less strict", async ({
  page,
  product,
  browser,
}) => {
  await enter(page, product, await createAdmin(product), "/admin/ai-settings");
  const row = page
    .getByRole("region", { name: "Tools", exact: true })
    .getByRole("row", { name: "Calculate" });
  await row.getByRole("combobox").selectOption("off");
  await expect(row.getByText("No assistant has it.")).toBeVisible();
  await page.reload();
  await expect(row.getByRole("combobox")).toHaveValue("off");

  const context = await browser.newContext({ baseURL: product.url });
  const tab = await context.newPage();
  await enter(tab, product, await createAccount(product), "/settings/assistant");
  const mine = tab.getByRole("row", { name: "Calculate" });
  await expect(mine.getByRole("combobox")).toBeDisabled();
  await expect(mine.getByRole("combobox")).toContainText("As the installation: off");
  await context.close();

  await row.getByRole("combobox").selectOption("default");
  await expect(row.getByText("Runs by itself.")).toBeVisible();
});
