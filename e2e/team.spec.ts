import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createNamed, createWorkspace } from "./fixtures/team.ts";
import { expect, test } from "./fixtures/test.ts";

const switchOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Workspace: / });
const listOf = (page: Page) => page.getByRole("list", { name: "People of the workspace" });

async function act(page: Page, who: string, what: string) {
  await page.getByRole("button", { name: `More about ${who}` }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

test("two tabs work in two workspaces, each through a reload, and a switch keeps the place", async ({
  page,
  product,
  context,
  consoleIsSilent,
}) => {
  // The refusal by which a tab learns that it lost its workspace.
  consoleIsSilent.allow(/status of 40[34]/);
  const [jana, ben] = await createNamed(product, "Jana Novak", "Ben Adler");
  const acme = await createWorkspace(product, "Acme", [ben, jana]);
  await enter(page, product, jana, "/tasks");
  await expect(switchOf(page)).toHaveText("Personal");
  const other = await context.newPage();
  await other.goto(`${product.url}/tasks`);

  await test.step("a switch in one tab leaves the other where it is", async () => {
    await switchOf(page).click();
    await page.getByRole("menuitem", { name: "Acme" }).click();
    await expect(switchOf(page)).toHaveText("Acme");
    await expect(page).toHaveURL(`${product.url}/tasks`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await other.reload();
    await expect(switchOf(other)).toHaveText("Personal");
    await page.reload();
    await expect(switchOf(page)).toHaveText("Acme");
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  });

  await test.step("a new tab begins where the person switched to last", async () => {
    const fresh = await context.newPage();
    await fresh.goto(`${product.url}/dashboard`);
    await expect(switchOf(fresh)).toHaveText("Acme");
    await fresh.close();
  });

  await test.step("a link into a workspace opens there, and the address is clean", async () => {
    await other.goto(`${product.url}/team?workspace=${acme}`);
    await expect(listOf(other).getByText("Ben Adler")).toBeVisible();
    await expect(other).toHaveURL(`${product.url}/team`);
  });

  await test.step("who loses the workspace learns it in the open tab, and goes on at home", async () => {
    await enterAsOwner();
    await expect(page.getByRole("alert")).toContainText("You are no longer in “Acme”");
    await expect(page.getByRole("alert")).toContainText("Your membership was ended.");
    await page.getByRole("link", { name: "Go to your personal workspace" }).click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(switchOf(page)).toHaveCount(0);
  });

  async function enterAsOwner() {
    const response = await fetch(`${product.url}/api/v1/members/${jana.userId}/remove`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${ben.accessToken}`,
        "content-type": "application/json",
        "x-workspace-id": acme,
      },
      body: "{}",
    });
    expect(response.status).toBe(204);
  }
});

test("an owner removes a member, and the page counts neither the person nor their seat", async ({
  page,
  product,
}) => {
  const [ines, tom] = await createNamed(product, "Ines Braun", "Tom Weber");
  const acme = await createWorkspace(product, "Acme", [ines, tom]);
  await enter(page, product, ines, `/team?workspace=${acme}`);
  await expect(page.getByText("2 of 1 seats taken")).toBeVisible();
  await expect(page.getByText(/Joined last: Tom Weber/)).toBeVisible();
  await act(page, "Tom Weber", "Remove from workspace");
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Tom Weber is no longer in the workspace")).toBeVisible();
  await expect(page.getByText("1 of 1 seats taken")).toBeVisible();
  await expect(page.getByText(/Joined last/)).toHaveCount(0);
  await expect(listOf(page).getByText("Tom Weber")).toHaveCount(0);
  await expect(page.getByText("You are the only member.")).toBeVisible();
});

test("a member leaves and an owner takes over what others use", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 40[34]/);
  const [ines, tom] = await createNamed(product, "Ines Braun", "Tom Weber");
  const acme = await createWorkspace(product, "Acme", [ines, tom]);
  await readRows(
    product,
    `with c as (
       insert into conversations (workspace_id, id, user_id, title)
       values ($1, gen_random_uuid(), $2, 'Shared plan'), ($1, gen_random_uuid(), $2, 'Diary') returning *)
     insert into grants (workspace_id, id, object_type, object_id, relation)
     select workspace_id, gen_random_uuid(), 'conversation', id, 'viewer' from c where title = 'Shared plan'`,
    [acme, tom.userId],
  );
  await enter(page, product, tom, `/team?workspace=${acme}`);
  await act(page, "Tom Weber", "Leave workspace");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Goes to Ines Braun");
  await expect(dialog).toContainText("1 conversation that others read");
  await expect(dialog).toContainText("1 conversation of their own");
  await dialog.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("You left “Acme”");

  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await enter(theirs, product, ines, `/chat?workspace=${acme}`);
  const list = theirs.getByRole("navigation", { name: "Conversations" });
  await expect(list.getByRole("link", { name: "Shared plan" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Diary" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expect(theirs.getByText("Tom Weber left Acme. 1 conversation is yours now")).toBeVisible();

  await test.step("whose membership is suspended is told so again after a reload, until they go home", async () => {
    await readRows(
      product,
      "insert into memberships (workspace_id, user_id, role, suspended_at) values ($1, $2, 'member', now())",
      [acme, tom.userId],
    );
    await page.goto(`${product.url}/chat/${acme}?workspace=${acme}`);
    await expect(page.getByRole("alert")).toContainText("suspended");
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("suspended");
    await page.getByRole("link", { name: "Go to your personal workspace" }).click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await page.reload();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
