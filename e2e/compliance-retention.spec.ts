import { createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

test("an owner sets a period: it says what it would delete, is confirmed, and waits a day", async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "What is 12 * 9?");
  for (const table of ["conversations", "messages"])
    await readRows(
      product,
      `update ${table} set created_at = now() - interval '100 days' where workspace_id = $1`,
      [account.userId],
    );
  await page.goto("/compliance/holds");
  const name = "Conversations with their messages and files";
  const kind = page.getByRole("listitem").filter({ hasText: name });
  await expect(kind.getByText("Kept until somebody deletes it.")).toBeVisible();

  await page.getByRole("button", { name: `Change: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByText("Delete after a time").click();
  await dialog.getByLabel("Days after the last message").fill("90");
  await expect(dialog.getByText("Today this would delete 1 conversation, also of others.")).toBeVisible();

  await test.step("not without a confirmation", async () => {
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Confirm that older data is to be deleted.")).toBeVisible();
  });

  await dialog.getByRole("checkbox", { name: "Delete what is older, beginning in 24 hours" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`The period was saved: ${name}`)).toBeVisible();
  await expect(kind.getByText("Deleted 90 days after the last message.")).toBeVisible();
  await expect(kind.getByText(/^Begins to delete on /)).toBeVisible();

  await test.step("and the log has it", async () => {
    await page.goto("/compliance?q=retention_period");
    await expect(page.getByText(/set how long a kind of data is kept/)).toBeVisible();
  });
});
