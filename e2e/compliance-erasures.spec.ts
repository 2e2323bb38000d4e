import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createAccount, enter } from "./fixtures/account.ts";
import { createAdmin } from "./fixtures/admin.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

test("an admin has a person erased, and the downloaded program judges the certificate, which anybody can open", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  test.slow();
  // The browser reports that the erasure was refused at first.
  consoleIsSilent.allow(/status of 403/);
  const person = await createAccount(product);
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, product, person, "/profile");
  await expect(theirs.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  const admin = await createAdmin(product);
  await enter(page, product, admin, "/compliance/requests");
  for (const change of [
    "auth.mfa_amr_claims set updated_at = now() - interval '25 h' where session_id in (select id from auth.sessions where user_id = $1)",
    "auth.sessions set created_at = now() - interval '25 h' where user_id = $1",
  ])
    await readRows(product, `update ${change}`, [admin.userId]);
  await page.getByRole("button", { name: "Erase a person" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase a person" });
  await expect(dialog).toContainText("cannot be undone");
  await dialog.getByText("What is kept, and why").click();
  await expect(dialog).toContainText("§ 147 AO");
  await dialog.getByLabel("Address of the person").fill(person.email);
  await dialog.getByLabel("The address once more").fill("somebody@example.com");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog).toContainText("This is not the same address.");
  await dialog.getByLabel("The address once more").fill(person.email);
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  // The session is of yesterday. Nothing typed is lost.
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Your password").fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  const row = page.getByRole("list", { name: "Erasures" }).getByRole("listitem").first();
  const certificate = row.getByRole("link", { name: "Download certificate" });
  await expect(certificate).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText("Done");

  // The person's own page is signed out, without a step of theirs.
  await expect(theirs).toHaveURL(/\/auth/);
  await theirs.context().close();

  // A folder without the product.
  const folder = await mkdtemp(join(tmpdir(), "erased-"));
  const [download] = await Promise.all([page.waitForEvent("download"), certificate.click()]);
  await download.saveAs(join(folder, "certificate.txt"));
  const address = await row.getByRole("link", { name: "View" }).getAttribute("href");

  const stranger = await browser.newContext();
  const opened = await stranger.newPage();
  await opened.goto(`${product.url}${address}`);
  await expect(opened.getByRole("heading", { name: "Certificate of an erasure" })).toBeVisible();
  await expect(opened.locator("body")).not.toContainText(person.email);
  const command = (await opened.locator("code", { hasText: "node verify-log.mjs" }).textContent()) ?? "";
  const key = /--key '(.+)'/.exec(command)?.[1] ?? "";
  const [program] = await Promise.all([
    opened.waitForEvent("download"),
    opened.getByRole("link", { name: "Download the program" }).click(),
  ]);
  await program.saveAs(join(folder, "verify-log.mjs"));
  await stranger.close();

  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["verify-log.mjs", "certificate.txt", ...args], {
      cwd: folder,
      env: {},
    });
  const { stdout } = await verify("--key", key);
  expect(stdout).toContain("A key that you trust signed the certificate.");
  expect(stdout).toContain("data key");
});
