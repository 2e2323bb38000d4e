import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createAccount, enter } from "./fixtures/account.ts";
import { expect, test } from "./fixtures/test.ts";

test("an owner verifies the log in the browser, and an auditor offline with the downloaded program", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/compliance/proof");
  await page.getByRole("button", { name: "Verify now" }).click();
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await expect(page.getByRole("list", { name: "What was checked" })).toContainText("entries are complete");

  // A folder without the product.
  const folder = await mkdtemp(join(tmpdir(), "auditor-"));
  const save = async (button: "button" | "link", name: string, file: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole(button, { name }).click(),
    ]);
    await download.saveAs(join(folder, file));
  };
  await save("button", "Download the log", "log.tar.gz");
  await save("link", "Download the verifier", "verify-log.mjs");
  await save("button", "Download the checkpoint", "checkpoint.txt");
  const key = await page
    .getByRole("listitem")
    .filter({ hasText: "+" })
    .first()
    .locator("span")
    .first()
    .textContent();
  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["verify-log.mjs", ...args], { cwd: folder, env: {} }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  const whole = await verify("log.tar.gz", "--key", (key ?? "").trim());
  expect(whole.stdout).toContain("complete, unchanged and in their order");
  expect(whole.code).toBe(0);
  await writeFile(join(folder, "cut.tar.gz"), (await readFile(join(folder, "log.tar.gz"))).subarray(0, -300));
  expect((await verify("cut.tar.gz")).code).toBe(2);

  // The download is an event itself, so the log has grown since.
  await expect(async () => {
    await page.reload();
    await page.getByRole("button", { name: "Verify now" }).click();
    await expect(page.getByText(/It continues the checkpoint of \d+ entries that you kept/)).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
});

test("a person sees where an event stands, verifies it and takes its proof away", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/compliance");
  await page.getByText("signed up").click();
  const event = page.getByRole("dialog");
  await expect(async () => {
    const again = event.getByRole("button", { name: "Look again" });
    if (await again.isVisible()) await again.click();
    await expect(event.getByText(/Entry \d+ of \d+, signed/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await event.getByRole("button", { name: "Verify" }).click();
  await expect(event.getByText("This event stands in the log as it was signed.")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    event.getByRole("button", { name: "Download proof" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toMatch(/^c2sp[.]org\/tlog-proof@v1\n/);
});
