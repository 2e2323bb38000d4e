import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
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
}) => {
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
    await expect(other.getByRole("button", { name: "New task" })).toBeVisible();
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
