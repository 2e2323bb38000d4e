import type { Page } from "@playwright/test";
import { type Account, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import type { Product } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../fixtures/toast.ts";

test.use({ productKind: "changed" });

const imprint = "/admin/app-settings?tab=legal&text=imprint";

/** The newest version: the product is shared with other journeys and may have some already. */
async function readNewest(product: Product, admin: Account, language: string) {
  const place = `${product.url}/api/v1/admin/contents/legal.imprint/${language}`;
  const reply = await fetch(place, { headers: { authorization: `Bearer ${admin.accessToken}` } });
  return await reply.json();
}

/** Publishes on top of what is the newest, as another admin does in another place. */
async function publishElsewhere(
  product: Product,
  admin: Account,
  change: { title?: string; markdown?: string },
) {
  const place = `${product.url}/api/v1/admin/contents/legal.imprint/en`;
  const headers = { authorization: `Bearer ${admin.accessToken}`, "content-type": "application/json" };
  const newest = await readNewest(product, admin, "en");
  const body = JSON.stringify({ basedOn: newest.version, body: { ...newest.body, ...change } });
  const reply = await fetch(`${place}/versions`, { method: "POST", headers, body });
  expect(reply.status).toBe(201);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish..." }).click();
  const dialog = page.getByRole("dialog", { name: "Publish this version" });
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("two admins write at once, and nothing that either of them typed is lost", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 409/);
  const other = await createAdmin(product);
  const { version: english } = await readNewest(product, other, "en");
  const { version: german, body: germanBody } = await readNewest(product, other, "de");
  const ours = { title: `Our imprint, ${english}`, markdown: `Run by somebody, ${english}.` };
  await enter(page, product, await createAdmin(product), imprint);
  const title = page.getByRole("textbox", { name: "Title" });
  const text = page.getByLabel("Text (Markdown)");

  await test.step("on a phone all parts of admin are in view, and the keyboard goes from one to the next", async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const parts = page.getByRole("navigation", { name: "Parts of admin" }).getByRole("link");
    await expect(parts.last()).toHaveText("Upgrade");
    await parts.first().focus();
    for (const part of await parts.all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
      await expect(part).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("what only one of both changed is put together without asking", async () => {
    await title.fill(ours.title);
    await publishElsewhere(product, other, { markdown: ours.markdown });
    await publish(page);
    await expectToast(
      page,
      "Not published",
      `Version ${english + 1} was published in the meantime. Your changes are kept: review it, then publish again.`,
    );
    await expect(
      page.getByText(
        `Version ${english + 1} was published while you were editing. Text (Markdown) now shows`,
      ),
    ).toBeVisible();
    await expect(text).toHaveValue(ours.markdown);
    await expect(title).toHaveValue(ours.title);
    await publish(page);
    await expectToast(page, "Published", `Version ${english + 2} is live.`);
  });

  await test.step("the other language is named once it does not follow, and reached from there", async () => {
    const notice = page.getByRole("note").filter({ hasText: "The German text is out of date" });
    await expect(notice).toContainText(/version \d+, published on .* in Title and Text \(Markdown\)/);
    await looksRightEverywhere(page);
    await notice.getByRole("link", { name: "Edit the German text" }).click();
    await expect(page.getByRole("radio", { name: "German" })).toBeChecked();
    await expect(title).toHaveValue(germanBody.title);
    await title.fill(`Das Impressum, ${german}`);
    await text.fill(`Betrieben von jemandem, ${german}.`);
    await publish(page);
    await expectToast(page, "Published", `Version ${german + 1} is live.`);
    await page.locator("label", { hasText: "English" }).click();
    await expect(title).toHaveValue(ours.title);
    await expect(notice).toBeHidden();
  });

  await test.step("what both changed is shown side by side, and chosen by the keyboard", async () => {
    await title.fill("Mine");
    await publishElsewhere(product, other, { title: "Theirs" });
    await page.reload();
    const panel = page.getByRole("region", { name: "Conflicting changes" });
    await expect(panel.getByText("Theirs", { exact: true })).toBeVisible();
    await expect(panel.getByText("Mine", { exact: true })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Merge" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Publish..." })).toBeDisabled();
    await looksRightEverywhere(page);
    await panel.getByRole("radio", { name: "What you typed" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(panel.getByRole("radio", { name: `Version ${english + 3}` })).toBeChecked();
    await panel.getByRole("button", { name: "Merge" }).press("Enter");
    await expect(panel).toBeHidden();
    await expect(title).toHaveValue("Theirs");
  });

  await test.step("what gave way is set aside, also over a reload, and comes back in exchange", async () => {
    await page.reload();
    await looksRightEverywhere(page);
    await page.getByRole("button", { name: "Swap Title" }).click();
    await expect(title).toHaveValue("Mine");
    await publish(page);
    await expectToast(page, "Published", `Version ${english + 4} is live.`);
    await page.getByRole("button", { name: "Swap Title" }).click();
    await expect(title).toHaveValue("Theirs");
    await page.getByRole("button", { name: "Swap Title" }).click();
    await page.getByRole("button", { name: "Discard the text set aside for Title" }).click();
    await expect(page.getByText("is set aside")).toBeHidden();
    await expect(page.getByText("You have changes that are not published.")).toBeHidden();
  });
});
