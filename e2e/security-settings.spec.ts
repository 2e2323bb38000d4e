import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { appCode } from "./fixtures/app-code.ts";
import { authCall } from "./fixtures/auth-call.ts";
import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { addAuthenticatorApp } from "./fixtures/second-steps.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { addVirtualAuthenticator } from "./fixtures/virtual-authenticator.ts";

test("a person sets up a second step, keeps recovery codes, and makes new ones", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The service says 404 about codes that were never made.
  consoleIsSilent.allow(/status of 404/);
  await enter(page, product, await createAccount(product), "/settings/security");
  const panel = page.getByRole("region", { name: "Recovery codes" });
  await expect(panel).toContainText("Add an authenticator app first");
  await addAppByHand(page);

  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const first = (await codes.first().textContent()) ?? "no code";
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("This is not shown again.")).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(first);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy all" }).click();
  await expect(dialog.getByText("Codes copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText("10 of 10 codes left.");

  await panel.getByRole("button", { name: "Create new codes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create new codes" }).click();
  await expect(codes).toHaveCount(10);
  await expect(dialog).not.toContainText(first);
  await dialog.getByRole("button", { name: "I have saved them" }).click();

  const factors = page.getByRole("region", { name: "Two-step verification" });
  await factors.getByRole("button", { name: /^Remove/ }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("Your recovery codes are removed too.");
  await asking.getByRole("button", { name: "Remove" }).click();
  await expect(panel).toContainText("Add an authenticator app first");
});

test("a person adds a passkey, names it, and removes it", { tag: "@long" }, async ({ page, product }) => {
  // Browsers bind passkeys to names, not to addresses.
  const url = product.url.replace("127.0.0.1", "localhost");
  const authenticator = await addVirtualAuthenticator(page);
  await enter(page, { url }, await createAccount(product), "/settings/security");
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel).toContainText("No passkeys yet.");

  await panel.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expectToast(page, "Success", "Passkey added.");
  expect(await authenticator.count()).toBe(1);
  await panel.getByRole("button", { name: /^Rename/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rename the passkey" });
  await dialog.getByLabel("Name").fill("Ann's laptop");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Ann's laptop")).toBeVisible();
  await looksRightEverywhere(page);

  await panel.getByRole("button", { name: "Remove Ann's laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(panel).toContainText("No passkeys yet.");
  await expect(page.getByRole("region", { name: "Recent security events" })).toContainText("Passkey removed");
});

test("the only way to sign in stays", async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/settings/security");
  const ways = page.getByRole("region", { name: "Sign-in methods" });
  await expect(ways).toContainText("Email and password");
  await expect(ways).toContainText("Your only sign-in method; it can't be removed.");
});

test("a second step that was removed elsewhere no longer counts here: another one is asked for, and the work goes on", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the refusal, and that there are no codes yet.
  consoleIsSilent.allow(/status of 40[34]/);
  const person = await createAccount(product);
  const first = await addAuthenticatorApp(product, person, "Old phone");
  const second = await addAuthenticatorApp(product, first, "New phone");
  await enter(page, product, { ...person, session: second.session }, "/settings/security");
  const panel = page.getByRole("region", { name: "Recovery codes" });
  await expect(panel).toContainText("No recovery codes");

  await authCall(product, `/factors/${second.id}`, { method: "DELETE", accessToken: second.accessToken });
  await panel.getByRole("button", { name: "Create recovery codes" }).click();
  await expect(panel.getByRole("note")).toContainText("This needs two-step verification");
  await axeFindsNothing(page);
  await panel.getByRole("button", { name: "Verify now" }).click();

  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings%2Fsecurity$/);
  await page.getByLabel("Six-digit code").fill(appCode(first.secret, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/settings/security`);
  await panel.getByRole("button", { name: "Create recovery codes" }).click();
  await expect(page.getByRole("dialog", { name: "Your recovery codes" })).toBeVisible();
});

async function addAppByHand(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add an authenticator app" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  const secret = (await dialog.locator(".font-mono").textContent()) ?? "no secret";
  await dialog.getByLabel("Six-digit code").fill(appCode(secret));
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", "Two-step verification is on.");
}

test("a change in a session of yesterday asks for the password in between, and nothing typed is lost", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The browser reports that the change was refused at first, and so was the wrong password; no codes exist yet.
  consoleIsSilent.allow(/status of 40[04]/);
  const account = await createAccount(product);
  await enter(page, product, account, "/settings/security");
  await page.getByRole("heading", { name: "Security", level: 1 }).waitFor();
  const ofPerson = "session_id in (select id from auth.sessions where user_id = $1)";
  await readRows(
    product,
    `update auth.mfa_amr_claims set updated_at = now() - interval '25 h' where ${ofPerson}`,
    [account.userId],
  );
  await readRows(
    product,
    "update auth.sessions set created_at = now() - interval '25 h' where user_id = $1",
    [account.userId],
  );
  const form = page.getByRole("region", { name: "Password", exact: true });
  const fillNew = async (password: string) => {
    await form.getByLabel("New Password", { exact: true }).fill(password);
    await form.getByLabel("Confirm Password", { exact: true }).fill(password);
  };
  await fillNew("iloveyou");
  await expect(form.getByText("This password is easy to guess.")).toBeVisible();
  await fillNew("a newer password");
  await expect(form.getByText("This password is easy to guess.")).toHaveCount(0);
  await form.getByRole("button", { name: "Change password" }).click();

  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await looksRightEverywhere(page);
  await dialog.getByLabel("Your password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Incorrect password. Try again.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", "Password changed. All other devices are signed out.");
  await expect(dialog).toBeHidden();
  // The proof counts for everything else of today.
  await addAppByHand(page);
  await expect(page.getByRole("dialog", { name: "Your recovery codes" }).getByRole("listitem")).toHaveCount(
    10,
  );
});
