import { expect, type Page } from "@playwright/test";
import { ask } from "../fixtures/chat.ts";
import { proveAddress } from "../fixtures/prove-address.ts";
import { answers, fails, type Stage, sweep } from "./sweep.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share with a link" });
const openDialog = async (page: Page) => {
  await page.getByRole("button", { name: "Share or export" }).click();
  await page.getByRole("menuitem", { name: "Share with a link" }).click();
};
let address = "";

const talk = {
  ...{ uuid: "c", name: "A talk with another assistant", created_at: "2024-05-01T10:00:00Z" },
  chat_messages: [{ uuid: "m", sender: "human", text: "Hello" }],
};
const fileOf = (json: object) => ({
  ...{ name: "conversations.json", mimeType: "application/json" },
  buffer: Buffer.from(JSON.stringify(json)),
});

sweep({
  name: "sharing with a link",
  who: "person",
  allows: /status of (403|404|500)/,
  looks: [
    {
      name: "an address that is not proved",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "What is 12 * 12?");
        await openDialog(page);
        await expect(dialog(page).getByRole("button", { name: "Create link" })).toBeDisabled();
      },
      shows: (page) => dialog(page).getByText("Confirm your email address first."),
      on: "both",
    },
    {
      name: "a new link",
      reach: async ({ page, product, person }: Stage) => {
        await proveAddress(product, person);
        await page.reload();
        await openDialog(page);
        await dialog(page).getByRole("button", { name: "Create link" }).click();
        address =
          (await dialog(page)
            .getByText(/\/shared#/)
            .textContent()) ?? "";
      },
      shows: (page) => dialog(page).getByText("Not opened yet"),
      on: "both",
    },
    {
      name: "a second new link, below the first",
      reach: async ({ page }) => {
        await dialog(page).getByRole("button", { name: "Create link" }).click();
        await expect(dialog(page).getByText(/\/shared#/)).toHaveCount(2);
      },
      shows: (page) => dialog(page).getByText("Copy the links now. They are not shown again."),
      on: "both",
    },
    {
      name: "the data section with a link",
      path: "/settings/data",
      shows: (page) => page.getByRole("button", { name: "Withdraw" }).first(),
      on: "both",
    },
    {
      name: "an export of all conversations",
      path: "/settings/data",
      reach: ({ page }) => page.getByRole("button", { name: "Export all as JSON" }).click(),
      shows: (page) => page.getByRole("list", { name: "Exports" }).getByRole("button", { name: "Download" }),
      on: "both",
    },
    {
      name: "a file that is no export",
      path: "/settings/data",
      reach: ({ page }) => page.getByLabel("File to import").setInputFiles(fileOf([{}])),
      shows: (page) => page.getByText("This is not an export of ChatGPT, Claude or Adjutant."),
    },
    {
      name: "what is in an export",
      path: "/settings/data",
      reach: ({ page }) => page.getByLabel("File to import").setInputFiles(fileOf([talk])),
      shows: (page) => page.getByRole("button", { name: "Import from Claude" }),
      on: "both",
    },
    {
      name: "what was imported",
      reach: ({ page }) => page.getByRole("button", { name: "Import from Claude" }).click(),
      shows: (page) => page.getByText("1 conversation and 1 message were added."),
    },
    {
      name: "an imported conversation",
      reach: async ({ page }) => {
        await page.getByRole("link", { name: "Open conversations" }).click();
        await page.goto("/chat");
        await page.getByRole("link", { name: talk.name }).click();
      },
      shows: (page) => page.getByText("Imported from Claude"),
      on: "both",
    },
    {
      name: "a conversation in print",
      reach: async ({ page }) => {
        await page.evaluate(() => {
          window.print = () => undefined;
        });
        await page.getByRole("button", { name: "Share or export" }).click();
        await page.getByRole("menuitem", { name: "Print or save as PDF" }).click();
      },
      shows: (page) => page.getByRole("button", { name: "Print" }),
      on: "both",
    },
    {
      name: "links that could not be loaded",
      path: "/settings/data",
      given: async (stage) => {
        await fails("**/api/v1/public-links?**")(stage);
      },
      shows: (page) => page.getByText("The links could not be loaded"),
    },
    {
      name: "the page of strangers",
      path: "/diagram",
      reach: ({ page }) => page.goto(address),
      shows: (page) => page.getByRole("article", { name: "Answer" }),
      on: "both",
    },
    {
      name: "a link that does not work",
      path: "/shared#unknown",
      reach: ({ page }) => page.reload(),
      shows: (page) => page.getByRole("heading", { name: "This link does not work any more" }),
      on: "both",
    },
  ],
});

sweep({
  name: "the policy of public links",
  who: "admin",
  looks: [
    {
      name: "as it is",
      path: "/admin/public-links",
      shows: (page) => page.getByRole("switch", { name: "People may make public links" }),
      on: "both",
    },
    {
      name: "with links that work",
      path: "/admin/public-links",
      given: async (stage) => {
        await answers("**/api/v1/admin/public-links", { isAllowed: false, activeCount: 3 })(stage);
      },
      shows: (page) => page.getByText("3 links have not ended."),
    },
  ],
});
