import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { createAccount, enter } from "./fixtures/account.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

test("a person takes out everything stored about them, and the downloaded program judges the archive", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The browser reports that the archive was refused at first.
  consoleIsSilent.allow(/status of 403/);
  const person = await createAccount(product);
  await enter(page, product, person, "/compliance/requests");
  for (const change of [
    "auth.mfa_amr_claims set updated_at = now() - interval '25 h' where session_id in (select id from auth.sessions where user_id = $1)",
    "auth.sessions set created_at = now() - interval '25 h' where user_id = $1",
  ])
    await readRows(product, `update ${change}`, [person.userId]);
  await page.getByRole("button", { name: "Request archive" }).click();
  // The session is of yesterday.
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Your password").fill(person.password);
  await page.keyboard.press("Enter");
  const archives = page.getByRole("list", { name: "Your data" });
  await expect(archives.getByText("Ready")).toBeVisible({ timeout: 60_000 });

  // A folder without the product.
  const folder = await mkdtemp(join(tmpdir(), "person-"));
  const save = async (role: "button" | "link", name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole(role, { name }).click(),
    ]);
    await download.saveAs(join(folder, download.suggestedFilename()));
  };
  await save("button", "Download: Your data");
  await save("link", "the verifier");
  // The page shows the command as it is typed, with the name of the file and the key.
  const command = (await page.getByText("node verify-log.mjs").textContent()) ?? "";
  const { stdout } = await promisify(execFile)("/bin/sh", ["-c", command], {
    cwd: folder,
    env: { PATH: dirname(process.execPath) },
  });
  expect(command).toContain("--key '");
  expect(stdout).toContain("The archive is what was signed.");

  await archives.getByRole("button", { name: "Remove: Your data" }).click();
  await page.getByRole("button", { name: "Remove archive" }).click();
  await expect(page.getByText("No archives.")).toBeVisible();
});
