import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, questions } from "./fixtures/chat.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { expect, test } from "./fixtures/test.ts";
import { watchOrigin } from "./fixtures/watch-origin.ts";

test("a conversation is shared with a link, read by a stranger, renewed, and withdrawn", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  // Chromium reports the reply that says the link is gone.
  consoleIsSilent.allow(/status of 404/);
  const person = await createAccount(product);
  await proveAddress(product, person);
  await enter(page, product, person, "/chat");
  await ask(page, "What is 12 * 12?");

  await page.getByRole("button", { name: "Share or export" }).click();
  await page.getByRole("menuitem", { name: "Share with a link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share with a link" });
  await dialog.getByLabel("The link works for").selectOption("30 days");
  const create = dialog.getByRole("button", { name: "Create link" });
  await create.press("Enter");
  const address = (await dialog.getByText(/\/shared#/).textContent()) ?? "";
  expect(address).toMatch(/#[A-Za-z0-9_-]{43}$/);
  // Being busy takes the focus from no button.
  await expect(create).toBeFocused();

  const context = await browser.newContext({ baseURL: product.url });
  const stranger = await context.newPage();
  const strangers = watchOrigin(stranger, product.url);
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1, name: "What is 12 * 12?" })).toBeVisible();
  await expect(stranger.getByRole("article", { name: "Answer" })).toContainText("144");
  await expect(stranger.getByText(person.email)).toHaveCount(0);

  await test.step("what is written later is not in it until the copy is updated", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog.getByText("This is not shown again.")).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy the link" }).click();
    await expect(dialog.getByRole("button", { name: "I have copied it" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await ask(page, "And 13 * 13?");
    await expect(questions(page)).toHaveCount(2);
    await expect(answers(page)).toHaveCount(2);
    await stranger.reload();
    await expect(stranger.getByRole("article", { name: "Question" })).toHaveCount(1);
    await page.goto("/settings/data");
    await expect(page.getByText("Opened 2 times")).toBeVisible();
    await page.getByRole("button", { name: "Update copy" }).click();
    await expect(page.getByText("The link shows the present conversation")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole("article", { name: "Question" })).toHaveCount(2);
  });

  await test.step("once withdrawn it works no more, and an unknown link says the same", async () => {
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw link" }).click();
    await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
    const gone = stranger.getByRole("heading", { name: "This link does not work any more" });
    await stranger.reload();
    await expect(gone).toBeVisible();
    await stranger.goto(`${product.url}/shared#${"a".repeat(43)}`);
    await stranger.reload();
    await expect(gone).toBeVisible();
  });
  expect(strangers()).toEqual([]);
  await context.close();
});

test("a second link to a conversation hides no address that was not copied yet", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await proveAddress(product, person);
  await enter(page, product, person, "/chat");
  await ask(page, "What is 12 * 12?");
  await page.getByRole("button", { name: "Share or export" }).click();
  await page.getByRole("menuitem", { name: "Share with a link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share with a link" });
  const addresses = dialog.getByText(/\/shared#/);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const first = (await addresses.textContent()) ?? "";
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(addresses).toHaveCount(2);
  await expect(addresses.first()).toHaveText(first);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy the link" }).last().click();
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("This is not shown again.")).toBeVisible();
  await dialog.getByRole("button", { name: "Copy the link" }).first().click();
  await expect(dialog.getByRole("button", { name: "I have copied them" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
