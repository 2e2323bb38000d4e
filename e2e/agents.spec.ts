import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createSubscriber } from "./fixtures/subscriber.ts";
import { expect, test } from "./fixtures/test.ts";

const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the agent" }).getByRole("link", { name, exact: true });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /saved|Saving/i });

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: /^Publish / });
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toHaveCount(0);
  // It has nothing to publish now, and the keyboard is still there.
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Publish" })).toBeFocused();
}

test("an agent is built from a template, tested, published, changed, compared and rolled back", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/agents");
  await page.getByRole("button", { name: /^Report writer/ }).click();
  await expect(page.getByRole("heading", { name: "Report writer", level: 1 })).toBeVisible();

  await test.step("the draft is saved by itself, and answers in a test", async () => {
    await page.getByLabel("Purpose").fill("Writes the weekly report.");
    await expect(status(page)).toContainText("Draft saved");
    await page.getByRole("button", { name: "Start a test" }).click();
    await ask(page, "What is 12 * 12?");
    await expect(answers(page).last()).toContainText("Report writer, draft");
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(answers(page)).toHaveCount(0);
  });

  await test.step("two versions are published", async () => {
    await publish(page);
    await expect(page.getByText("Version 1", { exact: true })).toBeVisible();
    const instructions = page.getByRole("textbox", { name: "Instructions" });
    await instructions.fill(`${await instructions.inputValue()}\nEnd with the next steps.`);
    await publish(page);
    await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
  });

  await test.step("they are compared line by line, and the first one is published again", async () => {
    await part(page, "Versions").click();
    await page.getByLabel("From", { exact: true }).selectOption("1");
    await page.getByLabel("To", { exact: true }).selectOption("2");
    await expect(page.getByRole("region", { name: "Changed lines" })).toContainText(
      "End with the next steps.",
    );
    await page.getByRole("button", { name: "Roll back to version 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
    await expect(page.getByRole("list", { name: "Versions" })).toContainText("version 1 again");
    await part(page, "Build").click();
    await expect(page.getByRole("textbox", { name: "Instructions" })).not.toHaveValue(
      /End with the next steps/,
    );
  });

  await test.step("it is asked in a conversation, which names it", async () => {
    await page.getByRole("link", { name: "Ask", exact: true }).click();
    await expect(page.getByRole("button", { name: "Agent: Report writer" })).toBeVisible();
    await ask(page, "What is 7 * 6?");
    await expect(answers(page).last()).toContainText("Report writer");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Report writer");
  });

  await test.step("deleted, it answers no more, and the conversation goes on without it", async () => {
    const conversation = page.url();
    await page.goto("/agents");
    await page.getByRole("link", { name: "Report writer", exact: true }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete agent" }).click();
    await expect(page.getByText("You have no agents yet.")).toBeVisible();
    await page.goto(conversation);
    await page.getByRole("button", { name: "Go on without it" }).click();
    await ask(page, "What is 8 * 8?");
    await expect(answers(page).last()).not.toContainText("Report writer");
  });
});

test("an exported agent is imported as another one", { tag: "@long" }, async ({ page, product }) => {
  await enter(page, product, await createSubscriber(product), "/agents");
  // A double click makes one agent.
  await page.getByRole("button", { name: /^Data analyst/ }).dblclick();
  await expect(page.getByRole("heading", { name: "Data analyst", level: 1 })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Numbers");
  await page.getByRole("button", { name: "More" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.agent\.json$/);
  const exported = await readFile(await download.path());
  expect(JSON.parse(exported.toString())).toMatchObject({
    format: "adjutant.agent",
    agent: { name: "Numbers" },
  });

  await page.goto("/agents?new");
  await page.getByRole("tab", { name: "Import" }).click();
  await page
    .getByLabel("Exported agent")
    .setInputFiles({ name: "numbers.agent.json", mimeType: "application/json", buffer: exported });
  await expect(page).toHaveURL(/\/agents\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Numbers", level: 1 })).toBeVisible();
  await page.goto("/agents");
  await expect(page.getByRole("link", { name: "Numbers", exact: true })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Data analyst", exact: true })).toHaveCount(0);
});

test("a colleague uses a shared agent, and neither sees nor changes how it is built", async ({
  page,
  product,
  browser,
}) => {
  const jana = await createAccount(product);
  const ben = await createAccount(product);
  await readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[jana.userId, ben.userId],
  ]);
  await enter(page, product, jana, "/agents");
  await page.getByRole("button", { name: /^Meeting preparer/ }).click();
  await expect(page.getByRole("heading", { name: "Meeting preparer", level: 1 })).toBeVisible();
  await publish(page);
  await giveTeam(product, jana);
  await part(page, "Sharing").click();
  await page.getByRole("combobox", { name: "Add a person or team" }).fill(ben.email);
  await page.getByRole("option", { name: ben.email }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("list", { name: "With access" })).toContainText(ben.email);

  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await enter(theirs, product, ben, "/agents");
  await theirs.getByRole("link", { name: "Meeting preparer", exact: true }).click();
  await expect(theirs.getByRole("region", { name: "About this agent" })).toBeVisible();
  await expect(theirs.getByRole("textbox", { name: "Instructions" })).toHaveCount(0);
  await theirs.getByRole("link", { name: "Ask", exact: true }).click();
  await ask(theirs, "What is 9 * 9?");
  await expect(answers(theirs).last()).toContainText("Meeting preparer");

  await page.getByRole("button", { name: `Withdraw from ${ben.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Nobody else has access.")).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText("The agent of this conversation does not exist any more")).toBeVisible();
});
