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

test("a file that cannot be read says why, and what was typed stays", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The empty file is refused, and then there is none to delete.
  consoleIsSilent.allow(/Failed to load resource: .* 40[04]/);
  await enter(page, product, await createAccount(product), "/chat");
  await box(page).fill("What does this say?");
  const locked = { ...contract, name: "locked.pdf", buffer: makePdf(["Secret"], { isEncrypted: true }) };
  const empty = { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) };
  await page.locator("input[data-attach]").setInputFiles([empty, locked]);
  await expect(chips(page).first()).toContainText("This file is empty.");
  // The same bytes would be refused again.
  await expect(page.getByRole("button", { name: "Retry empty.txt" })).toHaveCount(0);
  await expect(page.getByRole("alert").getByText(/protected by a password/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await page.reload();
  await expect(box(page)).toHaveValue("What does this say?");
  for (const name of ["empty.txt", "locked.pdf"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled();
});

/** What the system hands over with a file that is dragged or copied. */
function transferOf(page: Page, { name, text }: { name: string; text: string }) {
  return page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name, { type: "text/plain" }));
      return transfer;
    },
    { name, text },
  );
}

const isReady = (page: Page, name: string) =>
  expect(chips(page).filter({ hasText: name }).getByText(/ K?B$/)).toBeVisible({ timeout: 90_000 });

test("files come by dragging and by pasting, and one of them is removed before it is sent", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  const dragged = await transferOf(page, { name: "dragged.txt", text: "Dragged." });
  // Anywhere on the page. A browser says again and again where the files are; the page may listen from the second time.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(async () => {
    await heading.dispatchEvent("dragover", { dataTransfer: dragged });
    await expect(page.getByText("Drop the files to attach them")).toBeVisible({ timeout: 500 });
  }).toPass();
  await heading.dispatchEvent("drop", { dataTransfer: dragged });
  await isReady(page, "dragged.txt");

  await box(page).fill("What is this?");
  await box(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["Pasted."], "pasted.txt", { type: "text/plain" }));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await isReady(page, "pasted.txt");
  await expect(box(page)).toHaveValue("What is this?");

  await page.getByRole("button", { name: "Remove dragged.txt" }).click();
  await expect(chips(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(answers(page).last().getByText("Given to the model")).toContainText("pasted.txt");
  await expect(questions(page).last().getByRole("list", { name: "Files" })).not.toContainText("dragged.txt");
});

test("an upload that is cancelled is gone, and one whose connection broke is tried again under the same id", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The server never heard of the upload that was cancelled.
  consoleIsSilent.allow(/Failed to load resource: (?:net::ERR_|.* 404)/);
  await enter(page, product, await createAccount(product), "/chat");
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") uploads.push(new URL(request.url()).pathname);
  });
  const oneFile = "**/api/v1/files/*";
  await page.route(oneFile, (route) => (route.request().method() === "PUT" ? undefined : route.continue()));
  await page.locator("input[data-attach]").setInputFiles(contract);
  await page.getByRole("button", { name: "Cancel contract.pdf" }).click();
  await expect(chips(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.route(oneFile, (route) => route.abort("connectionreset"));
  await page.locator("input[data-attach]").setInputFiles(contract);
  const retry = page.getByRole("button", { name: "Retry contract.pdf" });
  await expect(retry).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await retry.click();
  await isReady(page, "contract.pdf");
  expect(uploads).toHaveLength(3);
  expect(uploads[1]).not.toBe(uploads[0]);
  expect(uploads[2]).toBe(uploads[1]);
});
