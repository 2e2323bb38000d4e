import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { totpCode } from "#features/auth/server/factors/testing/totp-code.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
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
  await addAuthenticatorApp(page);

  await panel.getByRole("button", { name: "Make recovery codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const first = (await codes.first().textContent()) ?? "no code";
  await looksRightEverywhere(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(first);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy all" }).click();
  await expect(dialog.getByText("The codes are copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText("10 of 10 codes are left.");

  await panel.getByRole("button", { name: "Make new codes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make new codes" }).click();
  await expect(codes).toHaveCount(10);
  await expect(dialog).not.toContainText(first);
  await dialog.getByRole("button", { name: "I have kept them" }).click();

  const factors = page.getByRole("region", { name: "Two-step verification" });
  await factors.getByRole("button", { name: /^Remove/ }).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText("Your recovery codes go as well.");
  await asking.getByRole("button", { name: "Remove" }).click();
  await expect(panel).toContainText("Add an authenticator app first");
});

test("a person adds a passkey, names it, and removes it", async ({ page, product }) => {
  // Browsers bind passkeys to names, not to addresses.
  const url = product.url.replace("127.0.0.1", "localhost");
  const authenticator = await addVirtualAuthenticator(page);
  await enter(page, { url }, await createAccount(product), "/settings/security");
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel).toContainText("You have none yet.");

  await panel.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expectToast(page, "Success", "The passkey is added.");
  expect(await authenticator.count()).toBe(1);
  await panel.getByRole("button", { name: /^Rename/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rename the passkey" });
  await dialog.getByLabel("Name").fill("Ann's laptop");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Ann's laptop")).toBeVisible();
  await looksRightEverywhere(page);

  await panel.getByRole("button", { name: "Remove Ann's laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(panel).toContainText("You have none yet.");
  await expect(page.getByRole("region", { name: "Recent security events" })).toContainText("Passkey removed");
});

test("the only way to sign in stays; a request that needs a second step says so", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 40[34]/);
  await enter(page, product, await createAccount(product), "/settings/security");
  const ways = page.getByRole("region", { name: "Ways to sign in" });
  await expect(ways).toContainText("Email and password");
  await expect(ways).toContainText("The only one: it stays.");
  await addAuthenticatorApp(page);
  await page.route("**/auth/v1/factors/recovery-codes", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, json: { error_code: "insufficient_aal", msg: "AAL2 required" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Make recovery codes" }).click();
  const panel = page.getByRole("region", { name: "Recovery codes" });
  await expect(panel.getByRole("note")).toContainText("This needs your second step");
  await panel.getByRole("button", { name: "Show second step" }).click();
  await expect(panel.getByRole("note")).toHaveCount(0);
});

async function addAuthenticatorApp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  const secret = (await dialog.locator(".font-mono").textContent()) ?? "no secret";
  await dialog.getByLabel("Six-digit code").fill(totpCode(secret, new Date()));
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", "Two-step verification is on.");
}
