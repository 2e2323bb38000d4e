import { createAccount } from "./fixtures/account.ts";
import { holdBack } from "./fixtures/hold-back.ts";
import { fillSignIn, fillSignUp, newPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { closeToast, expectToast } from "./fixtures/toast.ts";

test("signing in says what is missing or wrong, keeps what was typed, and then works", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports every refusal of the server.
  consoleIsSilent.allow(/status of 400/);
  const person = await createAccount(product);
  await page.goto("/auth");
  const form = page.getByRole("tabpanel", { name: "Sign In" });

  await test.step("nothing filled in", async () => {
    await form.getByRole("button", { name: "Sign In", exact: true }).click();
    await expectToast(page, "Error", "Please fill in all fields.");
    await expect(form.getByLabel("Email", { exact: true })).toBeFocused();
    await closeToast(page, "Error").click();
    await expect(closeToast(page, "Error")).toHaveCount(0);
  });

  await test.step("a wrong password", async () => {
    await fillSignIn(page, { ...person, password: "not the password" });
    await expectToast(page, "Sign In Failed", "Invalid login credentials");
    await expect(form.getByLabel("Email", { exact: true })).toHaveValue(person.email);
    await expect(page).toHaveURL(/\/auth/);
  });

  await test.step("a forgotten password", async () => {
    await form.getByRole("button", { name: "Forgot password?" }).click();
    await expectToast(
      page,
      "Password Reset",
      "Password reset will be available soon. Please contact support. The operator of this installation can give you a link or a new password.",
    );
  });

  await test.step("a password that can be seen", async () => {
    const password = form.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await form.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await form.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  await test.step("the right password", async () => {
    const reply = await holdBack(page, "**/auth/v1/token*");
    await fillSignIn(page, person);
    await expect(form.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    await expect(form.getByLabel("Email", { exact: true })).toBeDisabled();
    await expect(form.getByLabel("Password", { exact: true })).toBeDisabled();
    reply.open();
    await expectToast(page, "Success", "Signed in successfully!");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("signing up refuses what cannot be, and says so", async ({ page, product, consoleIsSilent }) => {
  // Chromium reports every refusal of the server.
  consoleIsSilent.allow(/status of 400/);
  const taken = await createAccount(product);
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  await expect(page.getByText("14-day free trial, no credit card required, cancel anytime.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");

  await form.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Error", "Please fill in all fields.");

  const person = newPerson();
  await fillSignUp(page, person, "another password");
  await expectToast(page, "Error", "Passwords do not match.");

  await fillSignUp(page, { ...person, password: "12345" }, "12345");
  await expectToast(page, "Error", "Password must be at least 6 characters long.");
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();

  // Nobody is told that an address has an account; whoever owns it is told what to do.
  await fillSignUp(page, { ...taken, password: "a guess" }, "a guess");
  await expectToast(
    page,
    "Check your email address",
    "If you already have an account with this address, sign in with its password.",
  );
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/auth/);
});
