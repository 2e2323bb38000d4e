import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf } from "./fixtures/chat.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createNamed, joinWorkspace } from "./fixtures/team.ts";
import { expect, test } from "./fixtures/test.ts";

const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a guest sees what is shared with them, and of the workspace nothing else", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  // What a guest may not open.
  consoleIsSilent.allow(/status of 40[34]/);
  const [jana, gus] = await createNamed(product, "Jana Moser", "Gus Guest");
  await giveTeam(product, jana);
  await joinWorkspace(product, jana.userId, gus, "guest");
  await enter(page, product, jana, "/chat");
  await ask(page, "What is 13 * 13?");
  const secret = conversationIdOf(page);
  await page.goto(`${product.url}/chat`);
  await ask(page, "What is 12 * 12?");
  const shared = conversationIdOf(page);
  await readRows(
    product,
    `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
     values ($1, gen_random_uuid(), 'conversation', $2, $3, 'commenter')`,
    [jana.userId, shared, gus.userId],
  );

  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step("they find what is shared, and no page of the workspace", async () => {
    await enter(theirs, product, gus, `/dashboard?workspace=${jana.userId}`);
    const start = theirs.getByRole("region", { name: "Shared with you" });
    await expect(start.getByRole("link", { name: /What is 12 \* 12/ })).toBeVisible();
    await expect(theirs.getByText("13 * 13")).toHaveCount(0);
    for (const name of ["Agents", "Tasks", "Team", "Compliance"])
      await expect(navigation(theirs).getByRole("link", { name })).toHaveCount(0);
  });

  await test.step("they read it and comment on it, and write nothing in it", async () => {
    await theirs.goto(`${product.url}/chat/${shared}`);
    await expect(answers(theirs).last()).toContainText("144");
    await expect(list(theirs).getByRole("link", { name: /13 \* 13/ })).toHaveCount(0);
    await expect(theirs.getByRole("textbox", { name: "Message", exact: true })).toHaveCount(0);
    await expect(theirs.getByText(/You can read and comment\./)).toBeVisible();
    await answers(theirs).first().hover();
    await theirs.getByRole("button", { name: "Comment on this message" }).last().click();
    const comments = theirs.getByRole("complementary", { name: "Comments" });
    await comments.getByRole("textbox", { name: "Write a comment" }).fill("Is that the whole price?");
    await comments.getByRole("button", { name: "Send" }).click();
    await expect(comments.getByText("Is that the whole price?")).toBeVisible();
  });

  await test.step("what is not shared does not exist for them, nor do the people", async () => {
    await theirs.goto(`${product.url}/chat/${secret}`);
    await expect(theirs.getByRole("button", { name: "Ask for access" })).toBeVisible();
    await expect(theirs.getByRole("heading", { name: "Conversation not found", level: 1 })).toBeVisible();
    await expect(theirs.getByRole("textbox", { name: "Message", exact: true })).toHaveCount(0);
    await expect(theirs.getByText("169")).toHaveCount(0);
    await theirs.goto(`${product.url}/team`);
    await expect(theirs.getByRole("heading", { name: "Team", level: 1 })).toBeVisible();
    await expect(theirs.getByText(jana.email)).toHaveCount(0);
  });

  await test.step("no screen offers them what is refused", async () => {
    await navigation(theirs).getByRole("link", { name: "Conversation" }).click();
    await expect(theirs.getByText(/Members of the workspace begin new ones/)).toBeVisible();
    await expect(theirs.getByRole("textbox", { name: "Message", exact: true })).toHaveCount(0);
    await expect(theirs.getByRole("link", { name: "New conversation" })).toHaveCount(0);
    for (const [path, act] of [
      ["tasks", "New task"],
      ["agents", "New agent"],
      ["agents", "Begin with an empty agent, or import one"],
    ]) {
      await theirs.goto(`${product.url}/${path}`);
      await expect(
        theirs.getByRole("heading", { level: 1, name: new RegExp(path ?? "", "i") }),
      ).toBeVisible();
      await expect(theirs.getByText(/Nothing to do|Nobody shared an agent with you/)).toBeVisible();
      await expect(theirs.getByRole("button", { name: act ?? "" })).toHaveCount(0);
    }
  });
});
