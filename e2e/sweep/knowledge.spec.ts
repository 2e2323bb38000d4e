import type { Page } from "@playwright/test";
import * as made from "./made-up-knowledge.ts";
import { answersAll, fails, type Stage, sweep } from "./sweep.ts";

const list = "/agents/knowledge";
const path = `${list}/${made.idOf(1)}`;
const lists = "**/api/v1/collections?*";
const one = `**/api/v1/collections/${made.idOf(1)}`;
const documents = "**/api/v1/collections/*/documents?*";
const found = "**/api/v1/knowledge/search?*";

const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });
const full = answersAll(
  [lists, pageOf([made.collection])],
  [one, made.collection],
  [documents, pageOf(made.documents, "more")],
  [found, made.search],
);
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const choose = async (page: Page, button: string, item: string) => {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};
const upload = async ({ page }: Stage) => {
  const names = ["Handbook.pdf", `${made.long}.docx`, "Too large.pdf", "Notes.md", "Travel.html", "Pay.csv"];
  const many = [...names, ...Array.from({ length: 12 }, (_, index) => `Sheet ${index}.csv`)];
  await page
    .locator("input[data-chooses=files]")
    .setInputFiles(
      many.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Everybody has 30 days.") })),
    );
};

sweep({
  name: "collections",
  who: "person",
  allows: /status of (404|500)/,
  looks: [
    {
      name: "no collection",
      path: list,
      shows: (page) => page.getByText(/^A collection holds documents/),
      on: "both",
    },
    {
      name: "a new collection without a name",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "New collection" }).click();
        await page.getByRole("button", { name: "Create" }).click();
      },
      shows: (page) => page.getByText("Enter a name."),
      on: "both",
    },
    {
      name: "collections that are being read",
      path: list,
      given: async ({ page }) => {
        await page.route(lists, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "collections that cannot be read",
      path: list,
      given: fails(lists),
      shows: (page) => page.getByText("The collections could not be loaded"),
    },
    {
      name: "many collections",
      path: list,
      given: answersAll([lists, pageOf(made.manyCollections, "more")]),
      shows: (page) => page.getByText("2 failed").first(),
      on: "both",
    },
    {
      name: "a question to all collections",
      path: `${list}?question=${encodeURIComponent("holidy days Wolpertinger")}`,
      given: answersAll([lists, pageOf(made.manyCollections, "more")], [found, made.search]),
      shows: (page) =>
        region(page, "Words of the question").getByText("holiday, holidays").filter({ visible: true }),
      on: "both",
    },
    {
      name: "no collection with this name",
      path: `${list}?search=nothing`,
      given: answersAll([lists, pageOf([])]),
      shows: (page) => page.getByText("No collection has “nothing” in its name."),
    },
  ],
});

sweep({
  name: "a collection",
  who: "person",
  allows: /status of (404|413|500)/,
  looks: [
    {
      name: "a collection that one may not open",
      path: `${list}/${made.idOf(9)}`,
      shows: (page) => page.getByRole("button", { name: "Ask for access" }),
      on: "both",
    },
    {
      name: "a collection that is being read",
      path,
      given: async ({ page }) => {
        await page.route(one, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "no document",
      path,
      given: answersAll([one, made.emptyCollection], [documents, pageOf([])]),
      shows: (page) => page.getByText(/^There is no document in this collection yet. Add/),
      on: "both",
    },
    {
      name: "ways to add documents",
      reach: ({ page }) => page.getByRole("button", { name: "Add documents" }).click(),
      shows: (page) => page.getByRole("menuitem", { name: "A folder" }),
      on: "both",
    },
    {
      name: "no document, for readers",
      path,
      given: answersAll(
        [one, { ...made.readCollection, documents: made.emptyCollection.documents, passageCount: 0 }],
        [documents, pageOf([])],
      ),
      shows: (page) => page.getByText(/People who may edit it can add some/),
    },
    {
      name: "documents that cannot be read",
      path,
      given: async (stage) => {
        await answersAll([one, made.collection])(stage);
        await fails(documents)(stage);
      },
      shows: (page) => page.getByText("The documents could not be loaded"),
    },
    {
      name: "documents in each state",
      path,
      given: full,
      shows: (page) => page.getByRole("listitem", { name: "Travel" }),
      on: "both",
    },
    {
      name: "what can be done with a document",
      reach: ({ page }) => page.getByRole("button", { name: "More about Travel" }).click(),
      shows: (page) => page.getByRole("menuitem", { name: "Refresh now" }),
    },
    {
      name: "how often an address is checked",
      reach: ({ page }) => page.getByRole("menuitem", { name: "How often it is checked" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "How often it is checked" }),
    },
    {
      name: "a document that is renamed",
      path,
      given: full,
      reach: ({ page }) => choose(page, "More about Holidays.pdf", "Rename or move"),
      shows: (page) => page.getByRole("dialog", { name: "Rename or move “Holidays.pdf”" }),
      on: "both",
    },
    {
      name: "a document that is deleted",
      path,
      given: full,
      reach: ({ page }) => choose(page, "More about Holidays.pdf", "Delete"),
      shows: (page) => page.getByRole("alertdialog", { name: "Delete “Holidays.pdf”?" }),
    },
    {
      name: "files that are uploaded, and one that is refused",
      path,
      given: async (stage) => {
        await full(stage);
        let sent = 0;
        await stage.page.route("**/api/v1/collections/*/documents/*", (route) => {
          sent += 1;
          const error = { code: "file.too_large", message: "This file is larger than 50 MB." };
          if (sent === 1) return route.fulfill({ json: made.document });
          if (sent === 2) return route.fulfill({ status: 413, json: { error } });
          return undefined;
        });
      },
      reach: upload,
      shows: (page) => page.getByRole("alert").filter({ hasText: "This file is larger than 50 MB." }),
      on: "both",
    },
    {
      name: "no question",
      path,
      given: full,
      reach: ({ page }) => page.getByRole("button", { name: "Find passages" }).click(),
      shows: (page) => page.getByText("Write a question."),
      on: "both",
    },
    {
      name: "a question that is answered",
      path: `${path}?question=${encodeURIComponent("holidy days Wolpertinger")}`,
      given: full,
      shows: (page) => page.getByText("3 passages were found"),
      on: "both",
    },
    {
      name: "a question that is not answered, by words alone",
      path: `${path}?question=Wolpertinger`,
      given: async (stage) => {
        await full(stage);
        const none = { ...made.search, items: [], isAnswered: false, withoutMeaning: "no_model" };
        await answersAll([found, none])(stage);
      },
      shows: (page) => page.getByText("Nothing was found in the collections that answers this question."),
      on: "both",
    },
    {
      name: "a question that cannot be asked now",
      path: `${path}?question=Holidays`,
      given: async (stage) => {
        await full(stage);
        await fails(found)(stage);
      },
      shows: (page) => page.getByText("The passages could not be found"),
    },
    {
      name: "a collection that is deleted",
      path,
      given: full,
      reach: ({ page }) => choose(page, "More about Employee handbook", "Delete"),
      shows: (page) => page.getByText(/^12 documents with 1,840 passages are deleted for everybody/),
      on: "both",
    },
  ],
});
