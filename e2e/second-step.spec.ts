import { createAccount } from "./fixtures/account.ts";
import { appCode } from "./fixtures/app-code.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { codeInLog } from "./fixtures/message-in-log.ts";
import { fillSignIn } from "./fixtures/people.ts";
import { addAuthenticatorApp, addPhone, makeRecoveryCodes } from "./fixtures/second-steps.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { addVirtualAuthenticator, makeSecurityKey } from "./fixtures/virtual-authenticator.ts";

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
    await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
    const second = await page.context().newPage();
    await second.goto("/dashboard");
    await expect(second).toHaveURL(/\/auth\?next=/);
    await expect(second.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
    await second.close();
  });

  await test.step("a wrong code is said beside the field", async () => {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Enter the six digits shown in the app.")).toBeVisible();
    await page.getByLabel("Six-digit code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect code. Enter the one your app shows now.")).toBeVisible();
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
  const recoveryCodes = await makeRecoveryCodes(product, await addAuthenticatorApp(product, person));
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

test("whoever lost the phone comes in by a recovery code and removes the app, and is not locked out", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the wrong codes, and that there are no recovery codes any more.
  consoleIsSilent.allow(/status of 4(04|22|29)/);
  const person = await createAccount(product);
  const recoveryCodes = await makeRecoveryCodes(product, await addAuthenticatorApp(product, person));
  await page.goto("/auth?next=%2Fsettings%2Fsecurity");
  await fillSignIn(page, person);
  await expect(
    page.getByText("Lost your phone and recovery codes? An admin of this installation"),
  ).toBeVisible();

  await test.step("five guesses lock the app, and the page says until when", async () => {
    for (let count = 0; count < 6; count += 1) {
      await page.getByLabel("Six-digit code").fill(`00000${count}`);
      const answered = page.waitForResponse(/\/factors\/[^/]+\/(verify|challenge)$/);
      await page.keyboard.press("Enter");
      await answered;
      await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
    }
    await expect(page.getByText(/^Too many attempts\. Try again at \d\d:\d\d\.$/)).toBeVisible();
  });

  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "none");
  await page.keyboard.press("Enter");
  const factors = page.getByRole("region", { name: "Two-step verification" });
  await factors.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(factors).toContainText("Off. You sign in with your password alone.");
  await expect(page.getByRole("region", { name: "Recovery codes" })).toContainText(
    "Add an authenticator app first",
  );
});

test("a text message brings the code of the second step, and another one when it is lost", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the refusal of the code that was replaced.
  consoleIsSilent.allow(/status of 422/);
  const person = await createAccount(product);
  const phone = await addPhone(product, person);
  await page.goto("/auth?next=%2Fprofile");
  await fillSignIn(page, person);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();

  const field = page.getByLabel("Code from the message");
  await page.getByRole("button", { name: "Send a code" }).click();
  await expect(field).toBeFocused();
  const lost = await codeInLog(product, phone);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect.poll(() => codeInLog(product, phone)).not.toBe(lost);
  await field.fill(lost);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect code. Enter the one from the latest message.")).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(await codeInLog(product, phone));
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", "Signed in successfully!");
  await expect(page).toHaveURL(`${product.url}/profile`);
});

test("a security key is the second step, and no other key is taken for it", async ({ page, product }) => {
  // Browsers bind keys to names, not to addresses.
  const url = product.url.replace("127.0.0.1", "localhost");
  const person = await createAccount(product);
  const authenticator = await addVirtualAuthenticator(page);
  await page.goto(`${url}/auth?next=%2Fprofile`);
  await makeSecurityKey(page, person);
  await fillSignIn(page, person);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
  await looksRightEverywhere(page);

  const giveBack = await authenticator.takeKeys();
  await page.getByRole("button", { name: "Use the security key" }).click();
  await expect(page.getByRole("alert")).toContainText("No key was used.");
  await giveBack();
  await page.getByRole("button", { name: "Use the security key" }).press("Enter");
  await expectToast(page, "Success", "Signed in successfully!");
  await expect(page).toHaveURL(`${url}/profile`);
});
