import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { fillSignIn, newPerson, signIn, signUp } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("an unknown address is a page that says so, with status 404 and two ways on", async ({
  page,
  consoleIsSilent,
}) => {
  // Chromium reports the status of the page itself.
  consoleIsSilent.allow(/status of 404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await axeFindsNothing(page);
});

test("a visitor who wants a protected page signs up and then is where they wanted to be", async ({
  page,
}) => {
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/auth/);
  await axeFindsNothing(page);
  await signUp(page);
  await expect(page).toHaveURL(/\/settings$/);
});

test("a person signs up, leaves, and comes back with the same password", async ({ page }) => {
  const person = await signUp(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a wrong password is refused with a message, and nobody is signed in", async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 400/);
  await page.goto("/auth");
  await fillSignIn(page, newPerson());
  await expect(page.getByText("Sign In Failed").first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test("a signed-in person who is no admin gets no further than a 403 page on /admin", async ({ page }) => {
  await signUp(page);
  await page.goto("/admin");
  await expect(page.getByText("403")).toBeVisible();
});
