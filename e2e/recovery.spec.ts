import type { Page } from "@playwright/test";
import { createAccount } from "./fixtures/account.ts";
import { appCode } from "./fixtures/app-code.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { newPerson, signIn } from "./fixtures/people.ts";
import { addAuthenticatorApp } from "./fixtures/second-steps.ts";
import { expect, test } from "./fixtures/test.ts";
import { closeToast, expectToast } from "./fixtures/toast.ts";

test.use({ productKind: "connected" });

const onItsWay =
  "If an account exists for this address, an email with a link to set a new password is on its way.";

test("a forgotten password is set anew by the link of a mail, and nobody learns who has an account", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // What was being asked in the moment of leaving is refused.
  consoleIsSilent.allow(/status of 401 .*check-subscription/);
  const person = await createAccount(product);
  const withApp = await createAccount(product);
  // Whoever did not prove the mailbox loses their second step to the one who does.
  await fetch(await mailedLink(withApp.email, "signup"), { redirect: "manual" });
  const { secret } = await addAuthenticatorApp(product, withApp);
  await page.goto(`${product.url}/auth`);

  await test.step("the address is asked for first", async () => {
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.getByText("Enter your email, then try again.")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  });

  await test.step("known and unknown addresses are told the same", async () => {
    for (const email of [newPerson().email, person.email, withApp.email]) {
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await expectToast(page, "Password Reset", onItsWay);
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
      await closeToast(page, "Password Reset").click();
      await expect(closeToast(page, "Password Reset")).toHaveCount(0);
    }
  });

  await test.step("the link leads to the new password", async () => {
    await page.goto(await mailedLink(person.email, "recovery"));
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await looksRightEverywhere(page);
    await setPassword(page, "12345");
    await expectToast(page, "Error", "Password must be at least 6 characters long.");
    await setPassword(page, "a new long password");
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expectToast(page, "Success", "Your new password is set. Other devices are signed out.");
  });

  await test.step("the new password signs in", async () => {
    await logOut(page);
    await page.goto(`${product.url}/auth`);
    await signIn(page, { ...person, password: "a new long password" });
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await logOut(page);
  });

  await test.step("the mailbox alone does not get past the second step", async () => {
    await page.goto(await mailedLink(withApp.email, "recovery"));
    await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
    await page.getByLabel("Six-digit code").fill(appCode(secret, 1));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await setPassword(page, "another new password");
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  await test.step("a link that was used offers a new one", async () => {
    await page.goto(await mailedLink(person.email, "recovery"));
    await expect(
      page.getByRole("heading", { name: "This link has expired or was already used" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a new link" })).toBeVisible();
  });
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set Password" }).click();
}

async function mailedLink(email: string, type: "recovery" | "signup"): Promise<string> {
  const find = async () => {
    const { mails } = await askHub("mailsTo", email);
    const newest = mails.filter(({ text }) => text.includes(`type=${type}`)).at(-1);
    return /https?:\/\/\S+\/verify\?\S+/.exec(newest?.text ?? "")?.[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}
