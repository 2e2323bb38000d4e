import type { Page } from "@playwright/test";
import { newId } from "#platform/server/ids.ts";
import { readRows } from "../fixtures/read-rows.ts";
import * as made from "./made-up-artifacts.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const path = `/artifacts/${made.idOf(1)}`;
const one = `**/api/v1/artifacts/${made.idOf(1)}`;
const anywhere = "**/api/v1/artifacts?*";
const deletedOne = `${one}/deleted`;
const lists = "**/api/v1/conversations/*/artifacts";
const versions = "**/api/v1/artifacts/*/versions?*";
const newest = "**/api/v1/artifacts/*/versions";
const pageOf = (items: object[]) => ({ items, nextCursor: null });
const panel = (page: Page) => page.getByRole("complementary", { name: "Artifacts" });
const content = (page: Page) => page.getByRole("textbox", { name: "Content of Report" });

/** A conversation of the person, with the artifacts that are answered for it. */
const beside = (json: object) => async (stage: Stage) => {
  const { page, product, person } = stage;
  const id = newId();
  await readRows(
    product,
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $1, 'Sales')",
    [person.userId, id],
  );
  await answers(lists, json)(stage);
  await page.goto(`/chat/${id}?artifact=all`);
};
const versionsOf = async (stage: Stage) => {
  await answersAll(
    [versions, pageOf(made.versions)],
    [newest, pageOf(made.versions)],
    [one, made.artifact("document")],
    [`${newest}/2`, { ...made.versions[1], content: "# Sales\n\nSales fell.\n" }],
    [`${newest}/3`, { ...made.version, content: made.contents.document }],
  )(stage);
};

sweep({
  name: "artifacts beside a conversation",
  who: "person",
  allows: /status of (404|500)/,
  looks: [
    {
      name: "no artifact",
      path: "/chat",
      reach: beside({ items: [], mayCreate: true }),
      shows: (page) => page.getByText(/^Nothing is written beside this conversation yet. Ask/),
      on: "both",
    },
    {
      name: "one of each kind",
      path: "/chat",
      reach: beside({ items: made.listed, mayCreate: true }),
      shows: (page) => panel(page).getByRole("button", { name: "A diagram" }),
      on: "both",
    },
    {
      name: "artifacts that cannot be read",
      path: "/chat",
      reach: async (stage) => {
        await beside({})(stage);
        await fails(lists)(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText("The artifacts could not be loaded"),
    },
  ],
});

sweep({
  name: "an artifact",
  who: "person",
  allows: /status of (404|409|500)/,
  looks: [
    {
      name: "one that is gone",
      path: `/artifacts/${made.idOf(9)}`,
      shows: (page) => page.getByText(/^This artifact does not exist/),
      on: "both",
    },
    {
      name: "one that was deleted within the day",
      path,
      given: async (stage) => {
        await fails(one, 404, { error: { code: "artifact.not_found", message: "Gone." } })(stage);
        await answers(deletedOne, made.deleted[0] ?? {})(stage);
      },
      shows: (page) => page.getByText(/was deleted. You can restore it until/),
      on: "both",
    },
    {
      name: "a document",
      path,
      given: answers(one, made.artifact("document")),
      shows: (page) => page.getByRole("heading", { name: "Sales" }),
      on: "both",
    },
    {
      name: "a table that is edited cell by cell",
      // What is typed here stays in the tab, so the others are not this one.
      path: `/artifacts/${made.idOf(5)}?view=edit`,
      given: answers(`**/api/v1/artifacts/${made.idOf(5)}`, made.artifact("table", { id: made.idOf(5) })),
      reach: async ({ page }) => {
        await page.getByRole("gridcell", { name: "Rose" }).dblclick();
        await page.getByRole("textbox", { name: "Note, row 2" }).fill("Rose again");
      },
      shows: (page) => page.getByText("Not saved yet"),
      on: "both",
    },
    {
      name: "code that its reader may not edit",
      path: `${path}?view=edit`,
      given: answers(one, made.artifact("code", { abilities: { save: false, delete: false, share: false } })),
      shows: (page) => page.getByRole("region", { name: "Edit" }),
    },
    {
      name: "code and its language",
      path: `${path}?view=edit`,
      given: answers(one, made.artifact("code", { conversation: null })),
      shows: (page) => page.getByRole("combobox", { name: "Language" }),
      on: "both",
    },
    {
      name: "the data of a chart that cannot be drawn yet",
      path: `/artifacts/${made.idOf(6)}?view=edit`,
      given: answers(`**/api/v1/artifacts/${made.idOf(6)}`, made.artifact("chart", { id: made.idOf(6) })),
      reach: async ({ page }) => {
        await content(page).fill('{\n  "type": "cake"\n}');
        await page.getByText("Show an example").click();
      },
      shows: (page) => page.getByText(/^This cannot be drawn yet. “type” is one of/),
      on: "both",
    },
    {
      name: "a chart that cannot be read",
      path: `/artifacts/${made.idOf(6)}`,
      given: answers(`**/api/v1/artifacts/${made.idOf(6)}`, made.artifact("chart", { id: made.idOf(6) })),
      shows: (page) => page.getByText(/^This cannot be drawn yet/),
    },
    {
      name: "a diagram",
      path,
      given: answers(one, made.artifact("diagram")),
      shows: (page) => page.getByRole("img", { name: "Diagram: Report" }),
      on: "both",
    },
    {
      name: "a chart",
      path,
      given: answers(one, made.artifact("chart")),
      shows: (page) => page.getByRole("figure").first(),
      on: "both",
    },
    {
      name: "a page that may come from outside",
      path,
      given: answers(one, made.artifact("html", { integrity: "untrusted" })),
      shows: (page) => page.frameLocator("iframe").frameLocator("iframe").getByText("Hello"),
      on: "both",
    },
    {
      name: "text that somebody else saved over",
      path: `${path}?view=edit`,
      given: answers(one, made.artifact("document")),
      reach: async (stage) => {
        await content(stage.page).fill("# Sales\n\nMine.\n");
        await answers(one, made.artifact("document", { version: 4 }))(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText(/saved version 4 meanwhile/),
      on: "both",
    },
    {
      name: "both texts",
      reach: ({ page }) => page.getByRole("button", { name: "Look at both" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "Both texts" }),
      on: "both",
    },
    {
      name: "text that is typed into one that was deleted",
      path,
      given: fails(one, 404, { error: { code: "artifact.not_found", message: "Gone." } }),
      shows: (page) => page.getByText(/^This is what you typed and did not save/),
      on: "both",
    },
    {
      name: "versions and what differs",
      path: `${path}?view=versions`,
      given: versionsOf,
      shows: (page) => page.getByRole("region", { name: "Changed lines" }),
      on: "both",
    },
    {
      name: "an earlier version that is read",
      reach: ({ page }) => page.getByRole("button", { name: "Read version 2" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "Report · Version 2" }).getByText("Sales fell."),
      on: "both",
    },
  ],
});

sweep({
  name: "artifacts of all conversations",
  who: "person",
  allows: /status of 500/,
  looks: [
    {
      name: "no artifact at all",
      path: "/artifacts",
      shows: (page) => page.getByText(/^Nothing is written yet/),
      on: "both",
    },
    {
      name: "nothing deleted",
      reach: ({ page }) => page.getByRole("radio", { name: "Deleted" }).check(),
      shows: (page) => page.getByText(/^No artifact of yours was deleted within/),
    },
    {
      name: "artifacts that are being read",
      path: "/artifacts",
      given: async ({ page }) => {
        await page.route(anywhere, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "artifacts of all conversations that cannot be read",
      path: "/artifacts",
      given: fails(anywhere),
      shows: (page) => page.getByText("The artifacts could not be loaded"),
    },
    {
      name: "one of each kind, of several conversations",
      path: "/artifacts",
      given: answers(anywhere, { items: made.anywhere, nextCursor: "more" }),
      shows: (page) => page.getByRole("link", { name: "A diagram" }),
      on: "both",
    },
    {
      name: "no artifact with this title",
      path: "/artifacts?search=nothing",
      given: answers(anywhere, pageOf([])),
      shows: (page) => page.getByText("No artifact has “nothing” in its title."),
    },
    {
      name: "deleted artifacts",
      path: "/artifacts?show=deleted",
      given: answers(anywhere, pageOf(made.deleted)),
      shows: (page) => page.getByRole("button", { name: "Restore A diagram" }),
      on: "both",
    },
  ],
});
