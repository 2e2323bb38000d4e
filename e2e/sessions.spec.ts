import { createAccount, enter } from "./fixtures/account.ts";
import { signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("a visitor who wants a protected page signs in and then is where they wanted to be", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await page.goto("/settings?section=theme");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/settings\?section=theme$/);
  await expect(page.getByRole("heading", { name: "General", level: 1 })).toBeVisible();
});

test("a link of somebody else's site leads no further than the dashboard", async ({ page, product }) => {
  const person = await createAccount(product);
  await page.goto("/auth?next=https%3A%2F%2Fexample.com%2F");
  await signIn(page, person);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("a session outlives reloads, and ends with Logout until one signs in again", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await page.goto("/auth");
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step("a reload keeps it", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("someone who is signed in has nothing to do on /auth", async () => {
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("Logout ends it, also on the server", async () => {
    const told = page.waitForResponse((response) => response.url().includes("/auth/v1/logout"));
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect((await told).ok()).toBe(true);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  });

  await test.step("the same password opens it again", async () => {
    await signIn(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("signing out in one tab signs the other one out", async ({ page, context, product }) => {
  await enter(page, product, await createAccount(product), "/dashboard");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.url}/profile`);
  await expect(other.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/auth/);
  await expect(other.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("an access token that is about to expire is refreshed without the person noticing", async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, { ...account, session: { ...account.session, expires_at: 1 } }, "/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await expect(page.getByText(account.email).first()).toBeVisible();
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "{}") as { expires_at: number };
  });
  expect(kept.expires_at).toBeGreaterThan(Date.now() / 1000);
});
