import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, openReceipt, questions } from "./fixtures/chat.ts";
import { loadingForms } from "./fixtures/loading-forms.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { watchOrigin } from "./fixtures/watch-origin.ts";

test("an answer full of tricks is text: nothing is loaded, run or opened", async ({ page, product }) => {
  const strangers = watchOrigin(page, product.url);
  const dialogs = watchDialogs(page);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "[[script:markdown]] Show me everything.");
  const answer = answers(page).last();

  await expect(answer.getByRole("table")).toContainText("Germany");
  await expect(answer.getByRole("listitem").first()).toContainText("first");
  await expect(answer.getByText("image from tracker.test (not loaded)").first()).toBeVisible();
  await expect(answer.getByRole("img", { name: "tracker" })).toHaveCount(0);
  await expect(answer.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(answer.getByRole("link", { name: "click" })).toHaveCount(0);

  await test.step("a link says where it leads before it leaves", async () => {
    await answer.getByRole("link", { name: /^link/ }).click();
    const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(question).toContainText("example.com");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });

  await page.reload();
  await expect(answer.getByRole("table")).toContainText("Germany");
  expect(strangers()).toEqual([]);
  expect(dialogs).toEqual([]);
});

test("no form of loading reaches anybody: in questions, answers, titles, shared pages, prints and exports", async ({
  page,
  product,
  browser,
}) => {
  const person = await createAccount(product);
  await proveAddress(product, person);
  const strangers = watchOrigin(page, product.url);
  const dialogs = watchDialogs(page);
  await enter(page, product, person, "/chat");
  const file = {
    name: "forms.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(loadingForms.join("\n\n")),
  };
  await page.locator("input[data-attach]").setInputFiles(file);
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Wait for the file");
  // The file is read in a process of its own, whose start takes long on a busy machine.
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeEnabled({ timeout: 90_000 });
  await ask(page, `[[script:echo]] ${loadingForms.join("\n\n")}`);
  const { pathname } = new URL(page.url());
  const answer = answers(page).last();
  await expect(answer.getByText(/image from leak\.test/i).first()).toBeVisible();
  await expectInert(page);

  await test.step("in the receipt", async () => {
    await openReceipt(page, answer);
    await expectInert(page);
    await page.keyboard.press("Escape");
  });

  await test.step("in the preview of a file", async () => {
    await questions(page)
      .last()
      .getByRole("button", { name: /forms.md/ })
      .click();
    const preview = page.getByRole("dialog", { name: "forms.md" });
    await expect(preview).toContainText("leak.test");
    await expectInert(page);
    await page.keyboard.press("Escape");
  });

  await test.step("in what a search finds", async () => {
    const list = page.getByRole("navigation", { name: "Conversations" });
    await list.getByRole("searchbox").fill("leak.test");
    await expect(list.getByRole("region", { name: "Messages" }).locator("mark").first()).toBeVisible();
    await expectInert(page);
    await list.getByRole("searchbox").clear();
  });

  await test.step("as a title", async () => {
    for (const title of ["<img src=https://leak.test/title>", "![a](https://leak.test/title)"]) {
      const reply = await fetch(`${product.url}/api/v1/conversations/${pathname.split("/").at(-1)}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${person.accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({ title }),
      });
      expect(reply.status).toBe(200);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectInert(page);
    }
  });

  await test.step("on the page of a public link", async () => {
    await page.getByRole("button", { name: "Share or export" }).click();
    await page.getByRole("menuitem", { name: "Share with a link" }).click();
    await page.getByRole("button", { name: "Create link" }).click();
    const address = (await page.getByText(/\/shared#/).textContent()) ?? "";
    const context = await browser.newContext();
    const stranger = await context.newPage();
    const seen = watchOrigin(stranger, product.url);
    const said = watchDialogs(stranger);
    await stranger.goto(address);
    await expect(stranger.getByText(/image from leak\.test/i).first()).toBeVisible();
    await expectInert(stranger);
    expect([seen(), said]).toEqual([[], []]);
    await context.close();
    // Escape keeps an address that was not copied yet.
    await page.getByRole("button", { name: "I have copied it" }).click();
  });

  await test.step("in a Markdown file, which other programs draw", async () => {
    await page.getByRole("button", { name: "Share or export" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export as Markdown" }).click();
    const text = await readFile(await (await saving).path(), "utf8");
    const outsideCode = text.replace(/^```[\s\S]*?^```$/gm, "");
    expect(outsideCode).not.toMatch(/!\[|<[a-z/!?]/i);
  });

  await test.step("in print", async () => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`${pathname}/print`);
    await expect(page.getByText(/image from leak\.test/i).first()).toBeVisible();
    await expectInert(page);
  });
  expect(strangers()).toEqual([]);
  expect(dialogs).toEqual([]);
});

/** Nothing on the page points to the attacker by itself, or has a handler. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (name.startsWith("on")) return true;
          if (name === "href" && element.localName === "a")
            return /^\s*(javascript|data|vbscript):/i.test(value);
          const isLoading = [
            "src",
            "srcset",
            "poster",
            "data",
            "style",
            "background",
            "ping",
            "action",
            "href",
          ];
          return isLoading.includes(name) && /leak\.test/i.test(value);
        })
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
  );
  expect(found).toEqual([]);
}

function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}
