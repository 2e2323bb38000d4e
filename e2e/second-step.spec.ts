import { createAccount } from "./fixtures/account.ts";
import { addAuthenticatorApp, appCode } from "./fixtures/app-code.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { fillSignIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

test("whoever set up an authenticator app is signed in by password and code, and no sooner", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the refusal of the wrong code.
  consoleIsSilent.allow(/status of 4(00|22)/);
  const person = await createAccount(product);
  const { secret } = await addAuthenticatorApp(product, person);
  await page.goto("/settings?section=theme");
  await fillSignIn(page, person);

  await test.step("the password alone opens nothing", async () => {
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
    await looksRightEverywhere(page);
    const second = await page.context().newPage();
    await second.goto("/dashboard");
    await expect(second).toHaveURL(/\/auth\?next=/);
    await expect(second.getByRole("heading", { name: "One more step" })).toBeVisible();
    await second.close();
  });

  await test.step("a wrong code is said beside the field", async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Enter the six digits that the app shows.")).toBeVisible();
    await page.getByLabel("Six-digit code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Invalid TOTP code entered")).toBeVisible();
    await expect(page.getByLabel("Six-digit code")).toHaveValue("000000");
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
  });

  await test.step("the right one leads to where the person wanted to go", async () => {
    await page.getByLabel("Six-digit code").fill(appCode(secret, 1));
    await page.keyboard.press("Enter");
    await expectToast(page, "Success", "Signed in successfully!");
    await expect(page).toHaveURL(/\/settings\?section=theme$/);
  });
});

test("a recovery code stands in for the app, and another account can be used instead", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  const { recoveryCodes } = await addAuthenticatorApp(product, person);
  await page.goto("/auth");
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Use another account" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();

  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "none");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
});
