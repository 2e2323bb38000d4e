import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";
import { closeToast } from "./fixtures/toast.ts";

/** The dialog of a draft that the assistant has just written. */
async function openNewDraft(page: Page) {
  await ask(page, "draft a mail to anna@other.example: The offer follows tomorrow.");
  await answers(page).last().getByRole("link", { name: "Open the draft" }).click();
  await page.getByRole("button", { name: "Open “The offer follows tomorrow”" }).click();
  return page.getByRole("dialog", { name: "Draft" });
}

test("what was changed in a draft is saved without sending it: by its button, at Escape, by the close button and a press outside", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  const dialog = await openNewDraft(page);
  const subject = dialog.getByLabel("Subject");
  const saved = closeToast(page, "The draft was saved");
  const open = (name: string) => page.getByRole("button", { name: `Open “${name}”` }).click();
  const closings: [name: string, close: () => Promise<void>][] = [
    ["By its button", () => dialog.getByRole("button", { name: "Save draft" }).click()],
    ["At Escape", () => page.keyboard.press("Escape")],
    ["By the close button", () => dialog.getByRole("button", { name: "Close" }).click()],
    ["By a press outside", () => page.mouse.click(5, 300)],
  ];
  for (const [name, close] of closings) {
    await test.step(name, async () => {
      await subject.fill(name);
      await close();
      await expect(dialog).toBeHidden();
      await expect(saved).toBeVisible();
      await expect(page.getByRole("region", { name: "Sent" })).toContainText("You have sent no mail");
      await page.reload();
      await open(name);
      await expect(subject).toHaveValue(name);
    });
  }

  await test.step("what nobody changed closes and is not saved again", async () => {
    let changes = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT") changes += 1;
    });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(saved).toHaveCount(0);
    expect(changes).toBe(0);
  });

  await test.step("changes are discarded by the button that says so", async () => {
    await open("By a press outside");
    await expect(dialog.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
    await subject.fill("Nothing of this");
    await looksRightEverywhere(page);
    await dialog.getByRole("button", { name: "Discard changes" }).click();
    await expect(dialog).toBeHidden();
    await open("By a press outside");
    await expect(subject).toHaveValue("By a press outside");
  });
});

test("a draft that cannot be saved keeps its dialog, what was typed and the reason", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 503/);
  await enter(page, product, await createAccount(product), "/chat");
  const dialog = await openNewDraft(page);
  const to = dialog.getByLabel("To", { exact: true });

  await test.step("with an address that is none", async () => {
    await to.fill("nobody");
    await page.keyboard.press("Escape");
    await expect(dialog).toContainText("“nobody” is not an email address.");
    await expect(to).toBeFocused();
    await to.fill("bob@other.example");
  });

  await test.step("with a server that fails", async () => {
    const drafts = "**/api/v1/mail/drafts/*";
    await page.route(drafts, (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(to).toHaveValue("bob@other.example");
    await expect(to).toBeFocused();
    await looksRightEverywhere(page);
    await page.unroute(drafts);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(closeToast(page, "The draft was saved")).toBeVisible();
    await expect(page.getByRole("list", { name: "Drafts" })).toContainText("to bob@other.example");
  });
});
