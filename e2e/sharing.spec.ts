import type { Page } from "@playwright/test";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

async function openShareDialog(page: Page) {
  await page.getByRole("button", { name: "Share or export" }).click();
  await page.getByRole("menuitem", { name: "Share with colleagues" }).click();
  return page.getByRole("dialog", { name: /^Share “/ });
}

/** Two people of one workspace, the second one in a browser of their own. */
async function twoPeople(product: Product): Promise<[Account, Account]> {
  const [jana, ben] = [await createAccount(product), await createAccount(product)];
  await giveTeam(product, jana);
  await readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[jana.userId, ben.userId],
  ]);
  return [jana, ben];
}

test("a conversation is asked for, shared, read by a colleague, and withdrawn while it is open", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  // Chromium reports what may not be opened.
  consoleIsSilent.allow(/status of 404/);
  const [jana, ben] = await twoPeople(product);
  await enter(page, product, jana, "/chat");
  await ask(page, "What is 12 * 12?");
  await expect(answers(page).last()).toContainText("144");
  const address = page.url();

  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await test.step("a link that one may not open offers to ask", async () => {
    await enter(theirs, product, ben, new URL(address).pathname);
    await expect(theirs.getByRole("heading", { name: "Conversation not found", level: 1 })).toBeVisible();
    await expect(theirs.getByRole("textbox", { name: "Message", exact: true })).toHaveCount(0);
    await theirs.getByRole("button", { name: "Ask for access" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Ask for access" });
    await dialog.getByLabel("Note to the owner").fill("For the audit.");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(theirs.getByText("Request sent.")).toBeVisible();
  });

  const dialog = await openShareDialog(page);
  await test.step("the owner grants what was asked for, and it opens", async () => {
    const asking = dialog.getByRole("region", { name: "Access requests" });
    await expect(asking).toContainText("For the audit.");
    const decisions: string[] = [];
    page.on("request", (of) => of.url().endsWith("/decision") && decisions.push(of.url()));
    // Two presses before the page shows that it is busy.
    await asking
      .getByRole("button", { name: `Grant access to ${ben.email}` })
      .evaluate((button: HTMLElement) => {
        button.focus();
        button.click();
        button.click();
      });
    await expect(asking).toHaveCount(0);
    await expect(dialog.getByRole("status")).toContainText(ben.email);
    expect(decisions).toHaveLength(1);
    await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
    // The keyboard stays at what took the place of the request.
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await expect(dialog.getByRole("list", { name: "With access" })).toContainText(ben.email);
    await theirs.goto(address);
    await expect(answers(theirs).last()).toContainText("144");
  });

  await test.step("a copied link opens in the tab of somebody who works in another workspace", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await expect(dialog.getByText("Copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${address}?workspace=${jana.userId}`);
    await using elsewhere = await browser.newContext();
    const tab = await elsewhere.newPage();
    await enter(tab, product, ben, "/tasks");
    await tab.goto(link);
    await expect(answers(tab).last()).toContainText("144");
    expect(tab.url()).toBe(address);
  });

  await test.step("so does its plain address, which finds the workspace", async () => {
    await using elsewhere = await browser.newContext();
    const tab = await elsewhere.newPage();
    await enter(tab, product, ben, `/tasks?workspace=${ben.userId}`);
    await tab.goto(address);
    await expect(answers(tab).last()).toContainText("144");
    await expect(tab).toHaveURL(address);
  });

  await test.step("a team is found by its name, however many there are", async () => {
    await readRows(
      product,
      `insert into teams (workspace_id, id, name)
       select $1::uuid, gen_random_uuid(), 'Team ' || lpad(n::text, 3, '0') from generate_series(1, 150) n`,
      [jana.userId],
    );
    const whom = dialog.getByRole("combobox", { name: "Add a person or team" });
    await whom.fill("team 149");
    await dialog.getByRole("option", { name: /^Team 149/ }).click();
    const sent: string[] = [];
    page.on("request", (of) => of.url().endsWith("/grants") && of.method() === "PUT" && sent.push(of.url()));
    // To choose is not to share.
    await whom.press("Enter");
    await expect(dialog.getByRole("button", { name: "Share", exact: true })).toBeEnabled();
    expect(sent).toEqual([]);
    await dialog.getByRole("button", { name: "Share", exact: true }).focus();
    // A key that is held repeats.
    for (let press = 0; press < 5; press++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(dialog.getByRole("list", { name: "With access" })).toContainText("Team 149");
    expect(sent).toHaveLength(1);
    // For the next one.
    await expect(whom).toBeFocused();
  });

  await test.step("a reader sees who has access, and it is in their list", async () => {
    await theirs.getByRole("button", { name: "Share or export" }).click();
    await theirs.getByRole("menuitem", { name: "Who has access" }).click();
    const readers = theirs.getByRole("dialog", { name: /^Who has access to/ });
    await expect(readers.getByRole("list", { name: "With access" })).toContainText(jana.email);
    await expect(readers.getByRole("combobox")).toHaveCount(0);
    await theirs.goto("/team/shared");
    await theirs.getByRole("link", { name: "What is 12 * 12?" }).click();
    await expect(answers(theirs).last()).toContainText("144");
  });

  await test.step("withdrawn while open, nothing of it stays on screen", async () => {
    await dialog.getByRole("button", { name: `Withdraw from ${ben.email}` }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).press("Enter");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Team 149" })).toBeFocused();
    await expect(theirs.getByText("This is no longer shared with you")).toBeVisible();
    await expect(theirs.getByText("144")).toHaveCount(0);
    await expect(theirs.getByRole("heading", { name: "What is 12 * 12?" })).toHaveCount(0);
  });
});
