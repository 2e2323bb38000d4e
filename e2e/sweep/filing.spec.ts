import type { Page } from "@playwright/test";
import { ask } from "../fixtures/chat.ts";
import { sweep } from "./sweep.ts";

const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const choose = async (page: Page, title: string, act: string) => {
  await list(page).getByRole("link", { name: title }).hover();
  await list(page)
    .getByRole("button", { name: `More for ${title}` })
    .click();
  await page.getByRole("menuitem", { name: act, exact: true }).click();
};

const found = (page: Page) => list(page).getByRole("region", { name: "Messages" });
const search = (page: Page) =>
  list(page).getByRole("searchbox", { name: "Search conversations" }).fill("kestr");
const selectTwo = async (page: Page) => {
  const row = (title: string) => list(page).getByRole("link", { name: title });
  await row("Where do kestrels nest?").click({ modifiers: ["ControlOrMeta"] });
  await row("What is 4 + 3?").click();
};

sweep({
  name: "conversations that are filed and found",
  who: "person",
  // The message that is gone.
  allows: /status of 404/,
  looks: [
    {
      name: "an empty folder",
      path: "/chat",
      reach: async ({ page }) => {
        for (const question of ["Where do kestrels nest?", "What is 2 + 3?", "What is 4 + 3?"]) {
          await page.goto("/chat");
          await ask(page, question);
        }
        await list(page).getByRole("button", { name: "New folder" }).click();
        await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Clients and their sums");
        await page.keyboard.press("Enter");
        await list(page).getByRole("button", { name: "Clients and their sums", exact: true }).click();
      },
      shows: (page) => list(page).getByText("This folder is empty."),
    },
    {
      name: "a folder with one in it, and one pinned",
      reach: async ({ page }) => {
        await choose(page, "What is 4 + 3?", "Clients and their sums");
        await choose(page, "What is 2 + 3?", "Pin");
      },
      shows: (page) => list(page).getByRole("region", { name: "Pinned" }).getByRole("link"),
    },
    {
      name: "a folder that was deleted, with Undo",
      reach: async ({ page }) => {
        await list(page).getByRole("button", { name: "More for the folder Clients and their sums" }).click();
        await page.getByRole("menuitem", { name: "Delete folder" }).click();
      },
      shows: (page) => page.getByRole("status").getByText("Folder Clients and their sums deleted"),
    },
    {
      name: "two selected",
      path: "/chat",
      reach: ({ page }) => selectTwo(page),
      shows: (page) => list(page).getByRole("toolbar").getByText("2 selected"),
    },
    {
      name: "the archive",
      // On a phone the list had gone, and with it what was selected.
      path: "/chat",
      reach: async ({ page }) => {
        await selectTwo(page);
        await list(page).getByRole("toolbar").getByRole("button", { name: "Archive" }).click();
        await list(page).getByRole("button", { name: "Archive", exact: true }).click();
      },
      shows: (page) => list(page).getByRole("link", { name: "Where do kestrels nest?" }),
    },
    {
      name: "an empty archive",
      path: "/chat",
      reach: async ({ page }) => {
        await list(page).getByRole("button", { name: "Archive", exact: true }).click();
        for (const title of ["Where do kestrels nest?", "What is 4 + 3?"]) {
          await choose(page, title, "Unarchive");
        }
      },
      shows: (page) => list(page).getByText("Nothing is archived."),
    },
    {
      name: "what a search found, with its words marked",
      path: "/chat",
      reach: ({ page }) => search(page),
      shows: (page) => found(page).locator("mark").first(),
    },
    {
      name: "the message found, marked in its conversation",
      path: "/chat",
      reach: async ({ page }) => {
        await search(page);
        await found(page).getByRole("link", { name: /You: / }).click();
      },
      shows: (page) => page.locator("[data-marked]"),
      on: "both",
    },
    {
      name: "a message found that is gone",
      reach: ({ page }) =>
        page.goto(`${new URL(page.url()).pathname}?message=00000000-0000-4000-8000-000000000000`),
      shows: (page) => page.getByText("The message found no longer exists."),
      on: "both",
    },
  ],
});
