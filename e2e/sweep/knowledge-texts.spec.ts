import type { Page } from "@playwright/test";
import { expect } from "../fixtures/test.ts";
import * as made from "./made-up-knowledge.ts";
import { answersAll, fails, sweep } from "./sweep.ts";

const path = `/agents/knowledge/${made.idOf(1)}`;
const text = `**/api/v1/documents/${made.idOf(104)}/text`;

const full = answersAll(
  [`**/api/v1/collections/${made.idOf(1)}`, made.collection],
  ["**/api/v1/collections/*/documents?*", { items: made.documents, nextCursor: null }],
);
const choose = async (page: Page, button: string, item: string) => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

sweep({
  name: "addresses and texts of a collection",
  who: "person",
  allows: /status of (404|409|500)/,
  looks: [
    {
      name: "a web address without an address",
      path,
      given: full,
      reach: async ({ page }) => {
        await choose(page, "Add", "Web address");
        await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
      },
      shows: (page) => page.getByText("Enter an address that starts with https://."),
      on: "both",
    },
    {
      name: "a web address that is a document already",
      path,
      given: async (stage) => {
        await full(stage);
        const error = {
          code: "document.address_taken",
          details: { documentId: made.idOf(103), title: made.long },
        };
        await fails("**/api/v1/collections/*/addresses", 409, { error })(stage);
      },
      reach: async ({ page }) => {
        await choose(page, "Add", "Web address");
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Address").fill("https://www.example.com/travel");
        await dialog.getByRole("button", { name: "Add" }).click();
      },
      shows: (page) => page.getByText(/^This page is in the collection already/),
      on: "both",
    },
    {
      name: "a text that is written",
      path: `${path}?write`,
      given: full,
      reach: async ({ page }) => {
        const dialog = page.getByRole("dialog", { name: "Write a text" });
        await dialog.getByLabel("Title").fill("Sickness");
        await dialog.getByLabel("Text", { exact: true }).fill("# Sickness\n\n- Call **before nine**.\n");
      },
      shows: (page) => page.getByText("Kept in this tab until it is saved."),
      on: "both",
    },
    {
      name: "its preview",
      reach: ({ page }) => page.getByRole("radio", { name: "Preview" }).check(),
      shows: (page) =>
        page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Sickness" }),
    },
    {
      name: "a text that somebody else saved while it was written",
      path,
      given: async (stage) => {
        await full(stage);
        await answersAll([
          text,
          { text: "# Sickness\n\n- Call **before nine**.\n", version: 1, writtenBy: null },
        ])(stage);
        await stage.page.route(`**/api/v1/documents/${made.idOf(104)}`, (route) =>
          route.fulfill({ status: 409, json: { error: { code: "document.changed_meanwhile" } } }),
        );
      },
      reach: async (stage) => {
        await choose(stage.page, "More about Sickness", "Edit text");
        const dialog = stage.page.getByRole("dialog", { name: "Edit “Sickness”" });
        await dialog.getByLabel("Title").fill("Sick leave");
        await dialog.getByLabel("Text", { exact: true }).fill("# Sickness\n\n- Call before ten.\n");
        await answersAll([
          text,
          {
            text: "# Sickness\n\n- Write a mail.\n",
            version: 2,
            writtenBy: { id: made.idOf(91), name: made.long },
          },
        ])(stage);
        await dialog.getByRole("button", { name: "Save" }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: "Both texts" }),
      on: "both",
    },
    {
      name: "their own text, which is kept",
      reach: ({ page }) => page.getByRole("button", { name: "Cancel" }).click(),
      shows: (page) => page.getByText(/saved a later version while you wrote/),
      on: "both",
    },
    {
      name: "the text that is saved, under the title that they typed",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Look at both" }).click();
        await page.getByRole("button", { name: "Take the saved one" }).click();
        const dialog = page.getByRole("dialog", { name: "Edit “Sickness”" });
        await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue(
          "# Sickness\n\n- Write a mail.\n",
        );
        await expect(dialog.getByLabel("Title")).toHaveValue("Sick leave");
      },
      shows: (page) => page.getByText("Kept in this tab until it is saved."),
    },
  ],
});
