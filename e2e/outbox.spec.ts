import { createAccount, enter } from "./fixtures/account.ts";
import { createAdmin } from "./fixtures/admin.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { expect, test } from "./fixtures/test.ts";

test("without a mail server an admin finds the confirmation mail of a new account on /dev, and its link in the log", async ({
  page,
  product,
}) => {
  const admin = await createAdmin(product);
  const person = await createAccount(product);
  await enter(page, product, admin, "/dashboard");
  await page.getByRole("region", { name: "Reminder" }).getByRole("link", { name: "outbox" }).click();
  await expect(page).toHaveURL(`${product.url}/dev`);
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Email \(to do\)/ }).click();
  await expect(page).toHaveURL(`${product.url}/dev`);

  const outbox = page.getByRole("region", { name: "Outbox" });
  await expect(outbox.getByText("No mail server is connected (SMTP_URL)")).toBeVisible();
  const row = outbox.getByRole("row").filter({ hasText: person.email });
  await expect(row).toContainText("Waiting");

  await row.getByRole("button", { name: "auth.confirmation" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm your email address" });
  await expect(dialog.getByText(person.email)).toBeVisible();
  const shown = dialog.getByRole("region", { name: "Content" });
  const link = /https?:\/\/\S+\/verify\?\S+/.exec((await shown.textContent()) ?? "")?.[0] ?? "no link";
  await expect.poll(() => product.output()).toContain(link);
  await dialog.getByText("HTML source").click();
  await expect(shown).toContainText("<!doctype html>");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the outbox says when it cannot be loaded, and loads after Retry; whoever is no admin does not see it", {
  tag: "@long",
}, async ({ page, product, browser, consoleIsSilent }) => {
  const admin = await createAdmin(product);
  consoleIsSilent.allow(/500/);
  await page.route("**/api/v1/admin/outgoing-messages*", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "server.failed", message: "It failed." } } }),
  );
  await enter(page, product, admin, "/dev");
  await expect(page.getByRole("alert")).toContainText("The outbox could not be loaded");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Messages on their way out" })).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  await enter(other, product, await createAccount(product), "/dev");
  await expect(other.getByText("Coming soon: API keys")).toBeVisible();
  await expect(other.getByRole("region", { name: "Outbox" })).toHaveCount(0);
  await context.close();
});

test.describe("with a mail server", () => {
  test.use({ productKind: "connected" });

  test("the confirmation mail arrives, and /dev shows that it was delivered and not what it said", async ({
    page,
    product,
  }) => {
    const admin = await createAdmin(product);
    const received = () => askHub("mailsTo", admin.email);
    await expect.poll(async () => (await received()).mails.length).toBe(1);
    const { faults, mails } = await received();
    expect(faults).toEqual([]);
    expect(mails[0]?.from).toBe("hello@adjutant.test");
    expect(mails[0]?.text).toContain(`${product.url}/auth/v1/verify?token=`);
    expect(product.output()).not.toContain("/verify?token=");

    await enter(page, product, admin, "/dev");
    await expect(page.getByText("Email is delivered. Only recipients can read the content.")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: admin.email });
    await expect(row).toContainText("Delivered");
    await row.getByRole("button").click();
    await expect(page.getByRole("dialog").getByText("Its content was deleted")).toBeVisible();
  });
});
