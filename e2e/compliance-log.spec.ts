import { createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("what a person did is found in the log, opened, and kept as a query; what comes then waits above", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 9?");
  await page.goto("/compliance");
  const events = page.getByRole("list", { name: "Events" });

  await test.step("as sentences, newest first", async () => {
    await expect(events.getByText(/A run for .* finished/).first()).toBeVisible();
    await expect(events.getByText(/began the conversation/).first()).toBeVisible();
  });

  await test.step("filtered by what was done, in the address", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const filter = page.getByRole("dialog", { name: "Filter events" });
    await filter.getByLabel("What", { exact: true }).selectOption({ label: "Use of a tool" });
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/act=tool_call/);
    await expect(events.getByText(/used the tool/)).toBeVisible();
    await expect(events.getByText(/began the conversation/)).toHaveCount(0);
  });

  await test.step("opened from the keyboard, with its fields and its own content", async () => {
    await events.getByRole("link").first().press("Enter");
    const event = page.getByRole("dialog", { name: /^Event #/ });
    await expect(event.getByText("On what")).toBeVisible();
    await expect(event.getByText("12 × 9 = 108")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(event).toBeHidden();
  });

  await test.step("kept under a name and opened again", async () => {
    await page.getByRole("button", { name: "Saved queries", exact: true }).click();
    await page.getByRole("button", { name: "Save these filters" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Tools");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Remove What: Use of a tool" }).click();
    await expect(page).toHaveURL(/\/compliance$/);
    await page.getByRole("button", { name: "Saved queries", exact: true }).click();
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    await expect(page).toHaveURL(/act=tool_call/);
  });

  await test.step("live: what another tab does waits behind a button", async () => {
    await page.goto("/compliance");
    await expect(events.getByRole("link").first()).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/chat");
    await ask(other, "What is 3 * 4?");
    await other.close();
    await page.getByRole("button", { name: /new events?$/ }).click();
    await expect(events.getByText(/A run for .* finished/)).toHaveCount(2);
  });
});
