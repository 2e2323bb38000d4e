import type { Page } from "@playwright/test";
import { makePdf, makeXlsx } from "#features/files/server/testing.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, questions } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Attached files" }).getByRole("listitem");
const preview = (page: Page, name: string) => page.getByRole("dialog", { name });

const contract = {
  name: "contract.pdf",
  mimeType: "application/pdf",
  buffer: makePdf(["This contract begins in May.", "Either side may leave with a notice of 30 days."]),
};
const revenue = {
  name: "revenue.xlsx",
  mimeType: "application/octet-stream",
  buffer: makeXlsx({
    Revenue: [
      ["Month", "Euros"],
      ["January", 1200],
      ["February", 3400],
    ],
  }),
};

test.setTimeout(240_000);

test("a person asks about a PDF and a workbook, and a citation opens the passage", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await page.locator("input[data-attach]").setInputFiles([contract, revenue]);
  await expect(chips(page)).toHaveCount(2);

  await box(page).fill("[[script:echo]] When can we leave?");
  // Each file is read in a process of its own, whose start takes long on a busy machine.
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeEnabled({ timeout: 90_000 });
  await send.click();
  const answer = answers(page).last();
  await expect(answer.getByText("Given to the model")).toContainText("contract.pdf (the whole file)");
  await expect(
    questions(page)
      .last()
      .getByRole("button", { name: /revenue.xlsx/ }),
  ).toBeVisible();
  await expect(chips(page)).toHaveCount(0);

  // The scripted model repeats what it was given, with the headings that citations use.
  await answer.getByRole("button", { name: "contract.pdf, p. 2" }).click();
  const cited = preview(page, "contract.pdf").getByRole("region", { name: "p. 2" });
  await expect(cited).toHaveAttribute("aria-current", "true");
  await expect(cited).toContainText("a notice of 30 days");
  await page.keyboard.press("Escape");
  await answer.getByRole("button", { name: "revenue.xlsx, Revenue, rows 2-3" }).click();
  await expect(preview(page, "revenue.xlsx")).toContainText("February | 3400");

  await page.reload();
  await answer.getByRole("button", { name: "contract.pdf, p. 1" }).click();
  await expect(preview(page, "contract.pdf")).toContainText("begins in May");
});

test("a file that cannot be read says why, and what was typed stays", async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  await box(page).fill("What does this say?");
  const locked = { ...contract, name: "locked.pdf", buffer: makePdf(["Secret"], { isEncrypted: true }) };
  await page.locator("input[data-attach]").setInputFiles(locked);
  await expect(page.getByRole("alert").getByText(/protected by a password/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await page.reload();
  await expect(box(page)).toHaveValue("What does this say?");
  await page.getByRole("button", { name: "Remove locked.pdf" }).click();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
});
