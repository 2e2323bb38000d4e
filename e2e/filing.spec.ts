import { createAccount, enter } from "./fixtures/account.ts";
import { ask } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("conversations are pinned, put into folders, archived and deleted together, each with one Undo", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  for (const question of ["What is 2 + 3?", "What is 4 + 3?", "What is 5 + 3?"]) {
    await page.goto(`${product.url}/chat`);
    await ask(page, question);
    await expect(page.getByRole("status").getByText("Answer is complete")).toHaveCount(1);
  }
  const list = page.getByRole("navigation", { name: "Conversations" });
  const row = (title: string) => list.getByRole("link", { name: title });
  const choose = async (title: string, act: string) => {
    await row(title).hover();
    await list.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
  };
  const undo = () => page.getByRole("button", { name: "Undo" }).click();

  await test.step("pin", async () => {
    await choose("What is 2 + 3?", "Pin");
    await expect(list.getByRole("region", { name: "Pinned" }).getByRole("link")).toHaveText([
      /^What is 2 \+ 3\?/,
    ]);
  });

  await test.step("a folder, by menu and by dragging", async () => {
    await list.getByRole("button", { name: "New folder" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Sums");
    await page.keyboard.press("Enter");
    const folder = list.getByRole("region", { name: "Sums" });
    await folder.getByRole("button", { name: "Sums", exact: true }).click();
    await choose("What is 4 + 3?", "Sums");
    await expect(folder.getByRole("link")).toHaveText([/^What is 4 \+ 3\?/]);
    await row("What is 5 + 3?").dragTo(folder);
    await expect(folder.getByRole("link")).toHaveCount(2);
    await undo();
    await expect(folder.getByRole("link")).toHaveText([/^What is 4 \+ 3\?/]);
    await list.getByRole("button", { name: "More for the folder Sums" }).click();
    await page.getByRole("menuitem", { name: "Delete folder" }).click();
    await expect(folder).toHaveCount(0);
    await undo();
    await expect(folder.getByRole("link")).toHaveText([/^What is 4 \+ 3\?/]);
  });

  await test.step("several by keyboard: archived, and back", async () => {
    await row("What is 5 + 3?").focus();
    await page.keyboard.press("x");
    await page.keyboard.press("k");
    await page.keyboard.press("x");
    const bar = list.getByRole("toolbar", { name: "Selected conversations" });
    await expect(bar.getByRole("status")).toHaveText("2 selected");
    await bar.getByRole("button", { name: "Archive" }).click();
    await expect(row("What is 5 + 3?")).toHaveCount(0);
    await list.getByRole("button", { name: "Archive" }).click();
    await expect(list.getByRole("region", { name: "Archive" }).getByRole("link")).toHaveCount(2);
    await undo();
    await expect(list.getByText("Nothing is archived.")).toBeVisible();
    await list.getByRole("button", { name: "Conversations" }).click();
    await expect(row("What is 5 + 3?")).toBeVisible();
  });

  await test.step("several by pointer: deleted, and back", async () => {
    await row("What is 2 + 3?").click({ modifiers: ["ControlOrMeta"] });
    await row("What is 5 + 3?").click();
    await list.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await expect(row("What is 5 + 3?")).toHaveCount(0);
    await undo();
    await expect(row("What is 5 + 3?")).toBeVisible();
    await expect(list.getByRole("region", { name: "Pinned" }).getByRole("link")).toHaveText([
      /^What is 2 \+ 3\?/,
    ]);
  });
});
