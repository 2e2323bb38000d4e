import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("a table is typed cell by cell, takes what a spreadsheet copies, and loses nothing", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  const content = "Region,Sum\nNorth,=1+1\n";
  const input = JSON.stringify({ kind: "table", title: "Sales", content });
  await ask(page, `[[script:obedient]] [[call create_artifact ${input}]]`);
  await answers(page).last().getByRole("button", { name: "Open Sales" }).click();
  const panel = page.getByRole("complementary", { name: "Artifacts" });
  await panel.getByRole("radio", { name: "Edit" }).check();
  const cell = (name: string) => panel.getByRole("gridcell", { name, exact: true });

  await test.step("with the keyboard alone", async () => {
    await cell("North").focus();
    await page.keyboard.type("South");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("textbox", { name: "Sum, row 2" })).toHaveValue("=1+1");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await expect(cell("South")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(cell("North")).toBeFocused();
    await expect(panel.getByText("Not saved yet")).toHaveCount(0);
  });

  await test.step("what is copied in a spreadsheet grows it", async () => {
    await cell("North").evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", 'West\t-3\t"two\nlines"\r\nEast\t4\tx\r\n');
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(cell("East")).toBeVisible();
    await expect(cell("x")).toBeVisible();
  });

  await test.step("also into a cell that is typed into, and a header stays on one line", async () => {
    const paste = (into: Locator, text: string) =>
      into.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await cell("4").dblclick();
    // A double click marks the word.
    await page.keyboard.press("End");
    await paste(panel.getByRole("textbox", { name: "Sum, row 3" }), "2\r\n");
    await expect(panel.getByRole("textbox", { name: "Sum, row 3" })).toHaveValue("42");
    await paste(panel.getByRole("textbox", { name: "Sum, row 3" }), "5\ty\r\n6\tz\r\n");
    await expect(cell("5")).toBeFocused();
    await expect(cell("z")).toBeVisible();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(cell("4")).toBeVisible();
    const header = panel.getByRole("columnheader", { name: "Region" });
    await header.dblclick();
    await panel.getByRole("textbox", { name: "Region, row 1" }).fill("Region\tand\nplace");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("columnheader", { name: "Region and place" })).toBeVisible();
    await expect(panel.getByRole("columnheader")).toHaveCount(3);
    await cell("West").focus();
    await page.keyboard.press("Control+z");
    await expect(header).toBeVisible();
  });

  await test.step("a reload shows the same view with what was typed", async () => {
    await page.reload();
    await expect(cell("East")).toBeVisible();
    await expect(panel.getByRole("radio", { name: "Edit" })).toBeChecked();
  });

  await test.step("what is discarded can be put back, and is saved with the keyboard", async () => {
    await panel.getByRole("button", { name: "Discard changes" }).click();
    await expect(cell("North")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await cell("East").focus();
    await page.keyboard.type("=2+2");
    await page.keyboard.press("Control+s");
    await expect(panel.getByText("Version 2")).toBeVisible();
  });

  await test.step("its file gives no spreadsheet a formula", async () => {
    await panel.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "CSV" }).click(),
    ]);
    expect((await readFile(await file.path())).toString()).toBe(
      '\ufeffRegion,Sum,\r\nWest,-3,"two\nlines"\r\n\'=2+2,4,x\r\n',
    );
  });
});
