import { enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { signUp } from "../fixtures/people.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../fixtures/toast.ts";

test.use({ productKind: "changed" });

const headline = "It does the work. It keeps the receipts.";

test("an admin writes another headline, looks at it, publishes it, and takes it back", {
  tag: "@long",
}, async ({ page, product, browser }) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const seen = (text: string) =>
    expect(async () => {
      await visitor.goto(product.url);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(text, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  await seen(headline);

  await enter(page, product, await createAdmin(product), "/admin/app-settings");
  const hero = page.locator("details", { has: page.locator("summary", { hasText: "Hero" }) });
  await hero.locator("summary").click();
  const field = hero.getByLabel("Headline", { exact: true });

  await test.step("what was typed outlasts a reload, and leaving asks", async () => {
    await expect(field).toHaveValue(headline);
    await field.fill("Ours says it better.");
    await expect(page.getByText("You have changes that are not published.")).toBeVisible();
    await looksRightEverywhere(page);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await hero.locator("summary").click();
    await expect(field).toHaveValue("Ours says it better.");
    await page.getByRole("link", { name: "Overview" }).click();
    const ask = page.getByRole("alertdialog", { name: "Leave without publishing?" });
    await ask.getByRole("button", { name: "Stay" }).click();
  });

  await test.step("items of a list are moved and removed by buttons", async () => {
    const bullets = hero.getByRole("group", { name: /^Bullets/ });
    await bullets.getByRole("button", { name: "Move Bullets 2 up" }).click();
    await expect(bullets.getByLabel("Name").first()).toHaveValue("Web Browsing");
    await expect(bullets.getByRole("button", { name: "Move Bullets 1 up" })).toBeFocused();
    await bullets.getByRole("button", { name: "Move Bullets 1 down" }).click();
    await bullets.getByRole("button", { name: "Add to bullets" }).click();
    await page.getByRole("button", { name: "Publish..." }).click();
    await expect(page.getByText("Enter some text.", { exact: true })).toBeVisible();
    await bullets.getByRole("button", { name: "Remove Bullets 6" }).click();
  });

  await test.step("the preview shows the page as it would be", async () => {
    const [preview] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Preview" }).click(),
    ]);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Ours says it better.");
    await expect(preview.getByText("Preview: this is not published.")).toBeVisible();
    await preview.close();
    await seen(headline);
  });

  await test.step("published, visitors see it", async () => {
    await page.getByRole("button", { name: "Publish..." }).click();
    const dialog = page.getByRole("dialog", { name: "Publish this version" });
    await dialog.getByLabel("Note").fill("Our own words");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expectToast(page, "Published", "Version 2 is live.");
    await seen("Ours says it better.");
  });

  await test.step("its versions, and back to the first one", async () => {
    await page.getByRole("button", { name: "What version 2 changed" }).click();
    const difference = page.getByRole("dialog", { name: "What version 2 changed" });
    await expect(difference.getByText("Hero › Headline")).toBeVisible();
    await looksRightEverywhere(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Restore version 1" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expectToast(page, "Restored", "Version 3 restores version 1.");
    await seen(headline);
  });
  await visitor.context().close();
});

test("a legal text is read without a script; who signed up accepted it, and is asked when it changes", async ({
  page,
  product,
  browser,
}) => {
  const person = await signUp(page);
  const accepted = await readRows(
    product,
    `select a.type, a.version, a.language from legal_acceptances a join auth.users u on u.id = a.user_id
     where u.email = $1 order by a.type`,
    [person.email],
  );
  expect(accepted).toEqual([
    { type: "privacy", version: 1, language: "en" },
    { type: "terms", version: 1, language: "en" },
  ]);

  await test.step("an admin publishes terms that need to be accepted again", async () => {
    const context = await browser.newContext();
    const admin = await context.newPage();
    await enter(admin, product, await createAdmin(product), "/admin/app-settings?tab=legal");
    const text = admin.getByLabel("Text (Markdown)");
    await text.fill(`${await text.inputValue()}\n## Snow\nIn snow we work on.\n`);
    await looksRightEverywhere(admin);
    await admin.getByRole("button", { name: "Publish..." }).click();
    await admin.getByLabel("Require acceptance again").check();
    await admin.getByRole("button", { name: "Publish", exact: true }).click();
    await expectToast(admin, "Published", "Version 2 is live.");
    await context.close();
  });

  await test.step("the person is asked, and answers", async () => {
    await page.goto("/profile");
    const banner = page.getByRole("region", { name: "Changed legal texts" });
    await expect(banner).toContainText("Terms of Service, version 2");
    await expect(page.getByText("Version 1, on")).toHaveCount(2);
    await looksRightEverywhere(page);
    await banner.getByRole("button", { name: "Accept" }).click();
    await expectToast(page, "Success", "Your acceptance is recorded.");
    await expect(banner).toBeHidden();
  });

  await test.step("without a script: what changed, the older version, and German", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const reader = await context.newPage();
    const reply = await reader.goto("/terms");
    expect(reply?.status()).toBe(200);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await reader.getByText("What version 2 changed").click();
    await expect(reader.locator("ins", { hasText: "In snow we work on." })).toBeVisible();
    await reader.getByText("All versions").click();
    await reader.getByRole("link", { name: "Version 1", exact: true }).click();
    await expect(reader.getByText("This is an older version. Version 2 is the newest.")).toBeVisible();
    await reader.getByRole("link", { name: "Deutsch" }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Nutzungsbedingungen");
    expect((await reader.goto("/legal/spells"))?.status()).toBe(404);
    await context.close();
    await page.goto("/legal/privacy");
  });
});
