import { createAccount, enter } from "./fixtures/account.ts";
import { expect, test } from "./fixtures/test.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 720 };
const ownPlaces = ["Dashboard", "Conversation", "Agents", "Tasks", "Compliance", "Settings", "Profile"];

test("a visitor finds the same places on a wide screen and in the menu of a phone", { tag: "@long" }, async ({
  page,
}) => {
  const places = ["Features", "Agents", "Pricing", "Demo", "Sign In"];
  const bar = page.getByRole("banner");
  // A button where there is something to buy, else a link.
  const trial = bar.getByRole("button").or(bar.getByRole("link")).filter({ hasText: "Start Free Trial" });
  await page.goto("/");
  for (const name of places) await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(trial.filter({ visible: true })).toHaveCount(1);
  await expect(bar.getByRole("link", { name: "Adjutant, home" })).toHaveAttribute("href", "/");

  await page.setViewportSize(phone);
  await expect(bar.getByRole("link", { name: "Pricing" })).toBeHidden();
  await bar.getByRole("button", { name: "Open menu" }).click();
  for (const name of places) await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(trial.filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Open menu" })).toBeFocused();
  await bar.getByRole("button", { name: "Open menu" }).click();
  await bar.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
});

test("someone signed in finds their places on a wide screen and in the menu of a phone", {
  tag: "@long",
}, async ({ page, product }) => {
  const bar = page.getByRole("banner");
  await page.setViewportSize(wide);
  await enter(page, product, await createAccount(product), "/settings");
  const main = bar.getByRole("navigation", { name: "Main" });
  for (const name of ownPlaces) await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
  // A plan for one person has no team, and nobody has made this person an admin.
  await expect(bar.getByRole("link", { name: "Team", exact: true })).toHaveCount(0);
  await expect(bar.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  await expect(bar.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(bar.getByRole("button", { name: /voice/i })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Adjutant, home" })).toHaveAttribute("href", "/dashboard");

  await page.setViewportSize(phone);
  await bar.getByRole("button", { name: "Open menu" }).click();
  for (const name of ownPlaces) await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Logout" })).toBeVisible();
  await main.getByRole("link", { name: "Tasks" }).click();
  await expect(page).toHaveURL(/\/tasks$/);
  await expect(main).toBeHidden();
  await bar.getByRole("button", { name: "Open menu" }).click();
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test("the entry Conversation opens the conversations as text and says so", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/dashboard");
  await page.getByRole("banner").getByRole("link", { name: "Conversation", exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeFocused();
  await expect(page.getByRole("status").getByText("Conversation opens as text")).toBeVisible();
});
