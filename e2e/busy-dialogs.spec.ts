import type { Locator, Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { expect, test } from "./fixtures/test.ts";

/** The button has said that it is busy: a dialog knows it from then on. */
const expectBusy = (dialog: Locator) => expect(dialog.locator("button[aria-busy=true]")).toBeVisible();

/** Holds the calls with this method and path back. `arrived` resolves with the first one; `release` lets them go on. */
async function holdBack(page: Page, method: string, path: string) {
  const gate = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.continue();
    first.resolve();
    await gate.promise;
    return route.continue();
  });
  return { arrived: first.promise, release: () => gate.resolve() };
}

test("Escape does not close a dialog in which an agent is being created, and the agent opens", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/agents");
  await page.getByRole("button", { name: "Begin with an empty agent, or import one" }).click();
  const dialog = page.getByRole("dialog", { name: "New agent" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Begin with an empty agent, or import one" }).click();
  await dialog.getByRole("tab", { name: "Empty" }).click();
  await dialog.getByLabel("Name").fill("Contract reviewer");
  const creation = await holdBack(page, "POST", "**/api/v1/agents");
  await dialog.getByRole("button", { name: "Create" }).click();
  await creation.arrived;
  await expectBusy(dialog);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeVisible();
  creation.release();
  await expect(page).toHaveURL(/\/agents\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Contract reviewer", level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("Escape does not close a dialog that is sharing something, and it says what was done", async ({
  page,
  product,
}) => {
  const jana = await createAccount(product);
  await giveTeam(product, jana);
  await enter(page, product, jana, "/chat");
  await ask(page, "What is 12 * 12?");
  await expect(answers(page).last()).toContainText("144");
  const open = async (entry: string) => {
    await page.getByRole("button", { name: "Share or export" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };

  await test.step("with everybody in the workspace", async () => {
    await open("Share with colleagues");
    const dialog = page.getByRole("dialog", { name: /^Share “/ });
    await dialog.getByRole("combobox", { name: "Add a person or team" }).click();
    await dialog.getByRole("option").first().click();
    const grant = await holdBack(page, "PUT", "**/grants");
    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await grant.arrived;
    await expectBusy(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("list", { name: "With access" }).getByRole("listitem")).toHaveCount(1);
    grant.release();
    await expect(dialog.getByRole("list", { name: "With access" }).getByRole("listitem")).toHaveCount(2);
    await expect(dialog.getByRole("status")).not.toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("with a link, which is shown once and would be lost", async () => {
    await open("Share with a link");
    const dialog = page.getByRole("dialog", { name: "Share with a link" });
    const link = await holdBack(page, "POST", "**/public-links");
    await dialog.getByRole("button", { name: "Create link" }).click();
    await link.arrived;
    await expectBusy(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    link.release();
    await expect(dialog.getByText(/\/shared#/)).toBeVisible();
  });
});
