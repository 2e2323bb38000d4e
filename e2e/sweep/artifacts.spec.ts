import type { Page } from "@playwright/test";
import { newId } from "#platform/server/ids.ts";
import { callApi } from "../fixtures/api.ts";
import { ask, conversationIdOf } from "../fixtures/chat.ts";
import { fails, type Stage, sweep } from "./sweep.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Artifacts" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Artifacts" });
const list = "**/api/v1/conversations/*/artifacts";
const one = "**/api/v1/artifacts/*";

const contents = {
  document: "# Sales\n\nSales rose by **4 %**.\n\n| Region | Sum |\n| --- | ---: |\n| North | 1,200 |\n",
  table: "Region,Sum\nNorth,1200\nSouth,800\n",
  code: "def total(rows):\n    return sum(row.sum for row in rows)\n",
  diagram: "flowchart LR\n  Order --> Invoice\n  Invoice --> Payment\n",
  html: "<style>body{font-family:system-ui}</style><h1>Counter</h1><button>Count</button>",
};

/** Writes an artifact of a kind into the open conversation and opens it. */
const opens = (kind: keyof typeof contents) => async (stage: Stage) => {
  const { page, product, person } = stage;
  const path = new URL(page.url()).pathname;
  const id = newId();
  const artifact = {
    id,
    kind,
    title: `The ${kind} with a rather long title of its own`,
    content: contents[kind],
  };
  const conversationId = path.split("/")[2];
  await callApi(product.url, person, `/conversations/${conversationId}/artifacts`, artifact);
  await page.goto(new URL(`${path}?artifact=${id}`, page.url()).href);
};
const view = (page: Page, name: string) => panel(page).or(sheet(page)).getByRole("radio", { name }).check();

sweep({
  name: "artifacts beside a conversation",
  who: "person",
  productKind: "connected",
  allows: /Failed to load resource/,
  looks: [
    {
      name: "none yet",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "What is 12 * 12?");
        await page.goto(new URL(`/chat/${conversationIdOf(page)}?artifact=all`, page.url()).href);
      },
      shows: (page) => page.getByText("Nothing is written beside this conversation yet."),
      on: "both",
    },
    {
      name: "the list could not be loaded",
      given: fails(list),
      shows: (page) => page.getByText("The artifacts could not be loaded"),
    },
    {
      name: "a document",
      given: ({ page }) => page.unroute(list),
      reach: opens("document"),
      shows: (page) => page.getByRole("heading", { name: "Sales" }),
      on: "both",
    },
    {
      name: "it is edited",
      reach: async ({ page }) => {
        await view(page, "Edit");
        await page.getByRole("textbox", { name: /^Content of/ }).fill("# Sales\n\nTyped");
      },
      shows: (page) => page.getByText("Not saved yet"),
      on: "both",
    },
    {
      name: "its versions",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await view(page, "Versions");
      },
      shows: (page) => page.getByRole("region", { name: "Changed lines" }),
      on: "both",
    },
    { name: "a table", reach: opens("table"), shows: (page) => page.getByRole("cell", { name: "North" }) },
    { name: "code", reach: opens("code"), shows: (page) => page.getByText("def") },
    {
      name: "a diagram",
      reach: opens("diagram"),
      shows: (page) => page.getByRole("img", { name: /^Diagram:/ }),
    },
    { name: "a page", reach: opens("html"), shows: (page) => page.getByTitle(/^Page:/) },
    {
      name: "all of them",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "All artifacts" }).click();
      },
      shows: (page) => page.getByRole("list", { name: "Artifacts" }),
      on: "both",
    },
    {
      name: "one that could not be loaded",
      path: `/artifacts/${newId()}`,
      given: fails(one),
      shows: (page) => page.getByText("The artifact could not be loaded"),
    },
    {
      name: "one that is not there",
      path: `/artifacts/${newId()}`,
      shows: (page) =>
        page.getByText("This artifact does not exist, was deleted, or is not shared with you."),
      on: "both",
    },
  ],
});
