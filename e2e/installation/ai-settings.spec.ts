import { createAccount, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { answers, ask, openReceipt } from "../fixtures/chat.ts";
import { askHub } from "../fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

test("an admin instructs the assistants and has addresses replaced; the provider never sees one, the answer has it", async ({
  page,
  product,
  browser,
}) => {
  await enter(page, product, await createAdmin(product), "/admin/ai-settings");
  const panel = (name: string) => page.getByRole("region", { name });

  await panel("Instructions")
    .getByRole("button", { name: /^(Write|Edit) instructions$/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Instructions").fill("Call every customer a guest.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(panel("Instructions").getByText("Call every customer a guest.")).toBeVisible();

  const addresses = panel("Replaced before a provider sees it").getByRole("switch", {
    name: "Email addresses",
  });
  await addresses.check();
  await expect(addresses).toBeEnabled();
  await expect(addresses).toBeChecked();

  const word = `zebra${Date.now()}`;
  const address = `${word}@example.com`;
  await page.getByLabel("Example message").fill(`Please write to ${address}.`);
  await page.getByRole("button", { name: "Show what would be sent" }).click();
  await expect(panel("Preview").getByText("Please write to [EMAIL_1].")).toBeVisible();
  await expect(panel("Preview").getByText(`stands for ${address}`)).toBeVisible();
  await expect(panel("Preview").getByText("Call every customer a guest.")).toBeVisible();
  await looksRightEverywhere(page);

  const context = await browser.newContext({ baseURL: product.url });
  const tab = await context.newPage();
  await enter(tab, product, await createAccount(product), "/chat");
  await ask(tab, `Case ${word}: please write to ${address}.`);
  const answer = answers(tab).last();
  await expect(answer).toContainText(`You said: Case ${word}: please write to ${address}.`);
  await expect(answer).toContainText("1 email address was replaced before scripted saw this");
  const sent = await askHub("modelRequestsWith", `Case ${word}`);
  expect(sent.length).toBeGreaterThan(0);
  for (const body of sent) {
    expect(body).toContain("please write to [EMAIL_1]");
    expect(body).toContain("Call every customer a guest.");
    expect(body).not.toContain(address);
  }
  const slip = await openReceipt(tab, answer);
  await slip.getByText("Details", { exact: true }).click();
  await expect(slip.getByText("[EMAIL_1] to scripted")).toBeVisible();
  await expect(slip.getByText(/^installation v\d+$/)).toBeVisible();
  await context.close();

  await addresses.uncheck();
  await expect(addresses).toBeEnabled();
  await panel("Instructions").getByRole("button", { name: "Edit instructions" }).click();
  await dialog.getByLabel("Instructions").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(panel("Instructions").getByText("There are no instructions.")).toBeVisible();
});
