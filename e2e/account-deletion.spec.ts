import type { Page } from "@playwright/test";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { fillSignIn, signIn } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { startJob } from "./fixtures/start-job.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Account deletion" });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

test("a person deletes the account, keeps it after all, and at last it is gone with all that was in it", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The page asks once more about a session that has just ended; later the composer and the sign-in are refused.
  consoleIsSilent.allow(/status of 40[0139]/);
  const person = await createAccount(product);

  await test.step("what happens is said first, and nothing is done by mistake", async () => {
    await enter(page, product, person, "/profile");
    const panel = page.getByRole("region", { name: "Delete account" });
    await expect(panel).toContainText("For 14 days");
    await panel.getByRole("button", { name: "Delete account" }).press("Enter");
    const field = dialogOf(page).getByLabel(`Type ${person.email} to confirm`);
    const button = dialogOf(page).getByRole("button", { name: "Delete account" });
    await expect(field).toBeFocused();
    await expect(button).toBeDisabled();
    await field.fill("DELETE");
    await page.keyboard.press("Enter");
    await expect(button).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(panel.getByRole("button", { name: "Delete account" })).toBeFocused();
  });

  await test.step("typed and sent, the person is signed out everywhere and told until when there is a way back", async () => {
    await deleteAccount(page, person);
    await expect(page).toHaveURL(`${product.url}/auth`);
    await expect(
      page.getByRole("status").getByText(/^Sign in before \d+ \w+ \d{4} to keep it\.$/),
    ).toBeVisible();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/auth\?next=/);
  });

  await test.step("signed in again, every page says so, and no new work begins", async () => {
    await signIn(page, person);
    await expect(banner(page)).toContainText(/Your account will be deleted on \d+ \w+ \d{4}\./);
    await page.goto("/chat");
    const box = page.getByRole("textbox", { name: "Message", exact: true });
    await box.fill("What is 12 * 12?");
    await box.press("Enter");
    await expect(page.getByText(/Choose “Keep my account” to continue\./)).toBeVisible();
  });

  await test.step("kept, it is as it was", async () => {
    await banner(page).getByRole("button", { name: "Keep my account" }).press("Enter");
    await expectToast(page, "Success", "Your account will not be deleted.");
    await expect(banner(page)).toHaveCount(0);
    await page.goto("/chat");
    await ask(page, "What is 12 * 12?");
    await expect(page.getByText("144").first()).toBeVisible();
    await page.goto("/settings/security");
    await expect(page.getByText("Account deletion cancelled")).toBeVisible();
  });

  await test.step("closed again, and the time over, nothing of it is left", async () => {
    await page.goto("/profile");
    await deleteAccount(page, person);
    await expect(page).toHaveURL(`${product.url}/auth`);
    await readRows(product, "update auth.account_closures set due_at = now() where user_id = $1", [
      person.userId,
    ]);
    await startJob(product, "auth.close_due_accounts");
    const erased = () =>
      readRows(product, "select from audit_events where act = 'user.erased' and workspace_id::text = $1", [
        person.userId,
      ]);
    await expect.poll(async () => (await erased()).length).toBe(1);
    for (const table of [
      "auth.users where id",
      "conversations where user_id",
      "data_keys where subject_id",
    ]) {
      expect(await readRows(product, `select from ${table} = $1`, [person.userId])).toEqual([]);
    }
    await fillSignIn(page, person);
    await expectToast(page, "Sign In Failed", "Invalid login credentials");
  });
});

test("a session older than a day is asked to sign in again, and what was typed stays", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 403/);
  const person = await createAccount(product);
  const longAgo = `with s as (update auth.sessions set created_at = created_at - interval '2 days' where user_id = $1 returning id)
    update auth.mfa_amr_claims set updated_at = updated_at - interval '2 days' where session_id in (select id from s)`;
  await readRows(product, longAgo, [person.userId]);
  await enter(page, product, person, "/profile");
  await deleteAccount(page, person);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("You signed in more than a day ago.");
  await expect(dialog.getByRole("textbox")).toHaveValue(person.email.toUpperCase());
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await dialog.getByRole("button", { name: "Sign in again" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
});

async function deleteAccount(page: Page, { email }: Account): Promise<void> {
  const panel = page.getByRole("region", { name: "Delete account" });
  await panel.getByRole("button", { name: "Delete account" }).click();
  await dialogOf(page).getByRole("textbox").fill(email.toUpperCase());
  await page.keyboard.press("Enter");
}
