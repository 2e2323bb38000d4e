import { createAccount, enter } from "./fixtures/account.ts";
import { startProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

test("someone signed in who is no admin gets no further than a 403 page on /admin", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/admin");
  await expect(page.getByText("403", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This page is for admins", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
});

test("whoever opens the claim link of the first start becomes the admin, and nobody after them", async ({
  page,
  browser,
}) => {
  // The link is made by the first start, so this is about a product of its own.
  await using product = await startProduct();
  const link = /(\/auth\?claim=\S+)/.exec(product.output())?.[1] ?? "no link";
  await enter(page, product, await createAccount(product), link);
  await expectToast(
    page,
    "Success",
    "You are now the first admin of this installation. Models, email and settings are under Admin.",
  );
  const admin = page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  await expect(admin).toBeVisible();
  await admin.click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("main").getByRole("heading", { name: "Admin", level: 1 })).toBeVisible();

  await test.step("the page shows the key that clients need, and copies it", async () => {
    const config = await (await fetch(`${product.url}/api/v1/config`)).json();
    await expect(page.getByText(config.publishableKey)).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the publishable key" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(config.publishableKey);
  });

  const context = await browser.newContext({ baseURL: product.url });
  const late = await context.newPage();
  await enter(late, product, await createAccount(product), link);
  await expect(late.getByRole("button", { name: "Close: Admin Claim Failed" })).toBeVisible();
  await expect(late).toHaveURL(/\/dashboard$/);
  await expect(late.getByRole("banner").getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  await context.close();
  await page.close();
});
