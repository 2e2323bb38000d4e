import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const call = (tool: string, input: object) => `[[script:obedient]] [[call ${tool} ${JSON.stringify(input)}]]`;
const panel = (page: Page) => page.getByRole("complementary", { name: "Artifacts" });
const text = (page: Page) => panel(page).getByRole("textbox", { name: "Content of Report" });
const view = (page: Page, name: string) => panel(page).getByRole("radio", { name }).check();

test("a report grows beside the conversation, written by the assistant and the person", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The address of one that is deleted.
  consoleIsSilent.allow(/status of 404/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");

  await test.step("the assistant writes it, and it opens by itself", async () => {
    const content = "# Sales\n\nSales rose.\n\n| Region | Sum |\n| --- | --- |\n| North | 12 |\n";
    await ask(page, call("create_artifact", { kind: "document", title: "Report", content }));
    await expect(panel(page).getByRole("heading", { name: "Sales" })).toBeVisible();
    await expect(panel(page).getByRole("cell", { name: "North" })).toBeVisible();
    await expect(page).toHaveURL(/[?&]artifact=/);
  });

  await test.step("the person edits it; what is not saved survives a reload", async () => {
    await view(page, "Edit");
    await text(page).fill("# Sales\n\nSales rose by 4 %.\n\nCosts fell.\n");
    await expect(panel(page).getByText("Not saved yet")).toBeVisible();
    await page.reload();
    await view(page, "Edit");
    await expect(text(page)).toHaveValue(/Costs fell/);
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page).getByText("Version 2")).toBeVisible();
  });

  await test.step("the assistant, which knows the first version only, is refused with the newer text", async () => {
    await ask(page, call("update_artifact", { artifact: "Report", version: 1, content: "# Mine" }));
    await expect(answers(page).last()).toContainText("Costs fell.");
    await expect(panel(page).getByText("Version 2")).toBeVisible();
  });

  await test.step("it changes a passage of the newest one, which is shown at once", async () => {
    const replacements = [{ find: "Costs fell.", replace_with: "Costs fell by 2 %." }];
    await ask(page, call("update_artifact", { artifact: "Report", version: 2, replacements, note: "Costs" }));
    await expect(panel(page).getByText("Version 3")).toBeVisible();
    await expect(text(page)).toHaveValue(/Costs fell by 2 %/);
  });

  await test.step("a text that is typed meanwhile stays, and both are shown", async () => {
    await text(page).fill("# Sales\n\nTyped meanwhile.\n");
    await ask(
      page,
      call("update_artifact", { artifact: "Report", version: 3, content: "# Sales\n\nBy it." }),
    );
    await expect(panel(page).getByText(/saved version 4 meanwhile/)).toBeVisible();
    await expect(text(page)).toHaveValue(/Typed meanwhile/);
    await panel(page).getByRole("button", { name: "Look at both" }).click();
    const both = page.getByRole("dialog", { name: "Both texts" });
    await expect(both).toContainText("By it.");
    await both.getByRole("button", { name: "Save mine as the newest" }).click();
    await expect(panel(page).getByText("Version 5")).toBeVisible();
  });

  await test.step("any two versions are compared, and one is restored as a new one", async () => {
    await view(page, "Versions");
    const list = panel(page).getByRole("list", { name: "Versions" });
    await expect(list.getByRole("listitem")).toHaveCount(5);
    await panel(page).getByRole("combobox", { name: "From" }).selectOption("Version 1");
    await panel(page).getByRole("combobox", { name: "To" }).selectOption("Version 3");
    await expect(panel(page).getByRole("region", { name: "Changed lines" })).toContainText(
      "Costs fell by 2 %.",
    );
    await axeFindsNothing(page);
    await list.getByRole("button", { name: "Read version 1" }).click();
    const read = page.getByRole("dialog", { name: "Report · Version 1" });
    await expect(read.getByRole("cell", { name: "North" })).toBeVisible();
    await read.getByRole("button", { name: "Close" }).click();
    await list.getByRole("button", { name: "Restore version 3" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(6);
    await view(page, "Read");
    await expect(panel(page).getByText("Costs fell by 2 %.")).toBeVisible();
  });

  await test.step("it is taken along as Markdown and as a Word file", async () => {
    const save = async (form: string) => {
      await panel(page).getByRole("button", { name: "Export" }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: form }).click(),
      ]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const markdown = await save("Markdown");
    expect([markdown.name, markdown.content.toString()]).toEqual([
      "Report.md",
      "# Sales\n\nSales rose by 4 %.\n\nCosts fell by 2 %.\n",
    ]);
    const word = await save("Word (docx)");
    expect([word.name, word.content.subarray(0, 2).toString()]).toEqual(["Report.docx", "PK"]);
  });

  await test.step("a diagram is drawn, and taken along as a picture", async () => {
    const content = "flowchart LR\n  Order --> Invoice\n  Invoice --> Payment\n";
    await ask(page, call("create_artifact", { kind: "diagram", title: "Flow", content }));
    await answers(page).last().getByRole("button", { name: "Open Flow" }).click();
    const drawing = panel(page).getByRole("img", { name: "Diagram: Flow" });
    await expect(drawing).toBeVisible();
    await panel(page).getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Picture (PNG)" }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PNG");
  });

  await test.step("it is renamed, deleted, and the deletion is taken back", async () => {
    await panel(page).getByRole("button", { name: "More about Flow" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Title" }).fill("From order to payment");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await expect(panel(page).getByRole("heading", { name: "From order to payment" })).toBeVisible();
    await panel(page).getByRole("button", { name: "More about From order to payment" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(panel(page).getByRole("list", { name: "Artifacts" }).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(panel(page).getByRole("list", { name: "Artifacts" }).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("what was deleted is restored at its address, or where all artifacts are listed", async () => {
    await panel(page)
      .getByRole("button", { name: /^From order/ })
      .click();
    const address = `/artifacts/${new URL(page.url()).searchParams.get("artifact")}`;
    await panel(page).getByRole("button", { name: "More about From order to payment" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.goto(address);
    await expect(
      page.getByText(/“From order to payment” was deleted. You can restore it until/),
    ).toBeVisible();
    await page.getByRole("link", { name: "All artifacts" }).click();
    const row = page.getByRole("row", { name: /From order to payment/ });
    await expect(page.getByRole("link", { name: "Report" })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole("radio", { name: "Deleted" }).check();
    await row.getByRole("button", { name: "Restore" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("radio", { name: "All" }).check();
    await page.getByRole("searchbox", { name: "Search by title" }).fill("order");
    await expect(page.getByRole("link", { name: "Report" })).toHaveCount(0);
    await row.getByRole("link", { name: "From order to payment" }).click();
    await expect(page.getByRole("img", { name: "Diagram: From order to payment" })).toBeVisible();
    await page.getByRole("link", { name: "What is 12 * 12?" }).click();
    await panel(page).getByRole("button", { name: "All artifacts" }).click();
  });

  await test.step("it has a page of its own, which is there after a reload", async () => {
    await panel(page)
      .getByRole("button", { name: /^Report/ })
      .click();
    await panel(page).getByRole("button", { name: "More about Report" }).click();
    await page.getByRole("menuitem", { name: "Open on a page of its own" }).click();
    await expect(page).toHaveURL(/\/artifacts\/[0-9a-f-]{36}$/);
    await page.reload();
    await expect(page.getByText("Costs fell by 2 %.")).toBeVisible();
    await expect(page.getByText("Version 6")).toBeVisible();
  });
});
