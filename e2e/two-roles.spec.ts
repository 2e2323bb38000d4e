import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createNamed, createWorkspace, joinWorkspace } from "./fixtures/team.ts";
import { expect, test } from "./fixtures/test.ts";

const switchOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Workspace: / });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const linkTo = (page: Page, name: string) => navigation(page).getByRole("link", { name, exact: true });

async function switchTo(page: Page, workspace: string) {
  await switchOf(page).click();
  await page.getByRole("menuitem", { name: workspace }).click();
  await expect(switchOf(page)).toHaveText(workspace);
}

test("an auditor of one workspace who is a member of another switches between them, and each tab keeps its place and role", async ({
  page,
  product,
  context,
  consoleIsSilent,
}) => {
  // An address that the role has no page for is asked before the role is known.
  consoleIsSilent.allow(/status of 403/);
  const [jana, ines] = await createNamed(product, "Jana Novak", "Ines Braun");
  const acme = await createWorkspace(product, "Acme", [jana]);
  await joinWorkspace(product, acme, ines, "auditor");
  const northwind = await createWorkspace(product, "Northwind", [jana, ines]);

  await enter(page, product, ines, `/compliance?workspace=${acme}`);
  const other = await context.newPage();
  await other.goto(`${product.url}/tasks?workspace=${northwind}`);

  await test.step("each tab has the places of its role", async () => {
    await expect(page.getByRole("radio", { name: "Workspace" })).toBeVisible();
    await expect(linkTo(page, "Compliance")).toBeVisible();
    await expect(linkTo(page, "Tasks")).toHaveCount(0);
    await expect(linkTo(other, "Tasks")).toBeVisible();
    await expect(other.getByRole("button", { name: "New task" }).first()).toBeVisible();
  });

  await test.step("an auditor opens what is shared with them, and is offered nothing that is refused", async () => {
    await readRows(
      product,
      `with c as (
         insert into conversations (workspace_id, id, user_id, title)
         values ($1, gen_random_uuid(), $2, 'Price list') returning *)
       insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       select workspace_id, gen_random_uuid(), 'conversation', id, $3, 'viewer' from c`,
      [acme, jana.userId, ines.userId],
    );
    const third = await context.newPage();
    await third.goto(`${product.url}/compliance?workspace=${acme}`);
    await linkTo(third, "Conversation").click();
    const list = third.getByRole("navigation", { name: "Conversations" });
    await list.getByRole("link", { name: "Price list" }).click();
    await expect(third.getByRole("heading", { name: "Price list", level: 1 })).toBeVisible();
    await third.goto(`${product.url}/chat`);
    await expect(third.getByText(/Members of the workspace begin new ones/)).toBeVisible();
    await expect(third.getByRole("textbox", { name: "Message", exact: true })).toHaveCount(0);
    await third.goto(`${product.url}/agents`);
    await expect(third.getByText("Auditors use no agents.")).toBeVisible();
    await expect(third.getByRole("button", { name: "New agent" })).toHaveCount(0);
    const parts = third.getByRole("navigation", { name: "Parts of Agents" });
    await expect(parts.getByRole("link")).toHaveText(["Agents"]);
    await third.goto(`${product.url}/agents/connections`);
    await expect(third.getByText("Guests and auditors cannot see the connections")).toBeVisible();
    await expect(third.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await third.close();
  });

  await test.step("a switch keeps the page, with what the other role may do there", async () => {
    await switchTo(page, "Northwind");
    await expect(page).toHaveURL(`${product.url}/compliance`);
    await expect(linkTo(page, "Tasks")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Workspace" })).toHaveCount(0);
    await switchTo(page, "Acme");
    await expect(page).toHaveURL(`${product.url}/compliance`);
    await expect(page.getByRole("radio", { name: "Workspace" })).toBeVisible();
  });

  await test.step("the other tab stayed where it was, through a reload of both", async () => {
    for (const tab of [page, other]) await tab.reload();
    await expect(switchOf(page)).toHaveText("Acme");
    await expect(page).toHaveURL(`${product.url}/compliance`);
    await expect(switchOf(other)).toHaveText("Northwind");
    await expect(other).toHaveURL(`${product.url}/tasks`);
  });

  await test.step("from a page that auditors do not have, a switch leads to the log", async () => {
    await switchTo(other, "Acme");
    await expect(other).toHaveURL(`${product.url}/compliance`);
  });
});
