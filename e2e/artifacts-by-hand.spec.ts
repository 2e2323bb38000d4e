import { createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("what a person writes by hand: code in its language, and a chart that says what is wrong", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  // A chart that cannot be drawn is not saved.
  consoleIsSilent.allow(/status of 422/);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");
  await page.getByRole("button", { name: "Artifacts", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Artifacts" });
  const text = panel.getByRole("textbox", { name: "Content of Untitled" });
  const begin = async (kind: string) => {
    await panel.getByRole("button", { name: "New artifact" }).click();
    await page.getByRole("menuitem", { name: kind }).click();
    await expect(text).toBeVisible();
  };

  await test.step("code is in the language that its person chooses, and its file has that ending", async () => {
    await begin("Code");
    await panel.getByRole("combobox", { name: "Language" }).selectOption("Python");
    await text.fill("def total(sums):\n    return sum(sums)\n");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Version 2")).toBeVisible();
    await page.reload();
    await expect(panel.getByRole("combobox", { name: "Language" })).toHaveValue("python");
    await panel.getByRole("radio", { name: "Read" }).check();
    await expect(panel.getByText("python", { exact: true })).toBeVisible();
    await panel.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Source code" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Untitled.py");
  });

  await test.step("a document without a title takes its first heading", async () => {
    await panel.getByRole("button", { name: "All artifacts" }).click();
    await begin("Document");
    await text.fill("# Offer to Kunz\n\nDear Ms Kunz,");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByRole("heading", { name: "Offer to Kunz", level: 2 })).toBeVisible();
    await panel.getByRole("textbox", { name: "Content of Offer to Kunz" }).fill("# Another offer");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Version 3")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Offer to Kunz", level: 2 })).toBeVisible();
  });

  await test.step("a chart begins with an example, and says which line or field keeps it from being drawn", async () => {
    await panel.getByRole("button", { name: "All artifacts" }).click();
    await begin("Chart");
    const example = await text.inputValue();
    await text.fill(example.replace("]", ""));
    await expect(panel.getByText("This is not valid JSON: look at line 5.")).toBeVisible();
    const short = example.replace("12, 15, 11", "12, 15");
    await text.fill(short);
    await expect(
      panel.getByText(/“series › 1 › values” is a list with one number for each label/),
    ).toBeVisible();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText(/This is not the data of a chart/)).toBeVisible();
    await expect(text).toHaveValue(short);
    await text.fill(example.replace("12, 15", "13, 15"));
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Version 2")).toBeVisible();
    await panel.getByRole("radio", { name: "Read" }).check();
    await expect(panel.getByRole("figure", { name: "Sales by month" })).toBeVisible();
  });

  await test.step("the palette finds them by their titles", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find anything" }).fill("untit");
    await page
      .getByRole("option", { name: /Untitled/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("figure", { name: "Sales by month" })).toBeVisible();
  });
});
