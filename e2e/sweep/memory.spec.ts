import type { Page } from "@playwright/test";
import type { Memory, MemoryStanding } from "#features/memory/contract/index.ts";
import { answersAll, fails, sweep } from "./sweep.ts";

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const path = "/settings/memory";
const kept = "**/api/v1/memories?view=kept*";
const proposed = "**/api/v1/memories?view=proposed*";
const standing = "**/api/v1/memory";
const long =
  "The offers for Hohenlohe-Langenburg_and_Weikersheim-Donaudampfschifffahrtsgesellschaft go to Eva. ".repeat(
    4,
  );

const memory = (index: number, text: string, more: Partial<Memory> = {}): Memory => ({
  ...{ id: idOf(index), text, state: "kept", source: "asked", agent: null, version: 1 },
  origin: { conversationId: idOf(90), messageId: idOf(91), title: "The market in spring" },
  ...{ createdAt: "2026-11-20T09:00:00.000Z", changedAt: "2026-11-20T09:00:00.000Z", usedAt: null },
  ...more,
});
const stands = (more: Partial<MemoryStanding> = {}): MemoryStanding => ({
  ...{ isOn: true, isOffForAll: false, kept: 4, proposed: 2 },
  agents: [{ id: idOf(80), name: "Sales", count: 1 }],
  ...more,
});
const items = [
  memory(1, "I prefer short answers", { usedAt: "2026-11-24T09:00:00.000Z" }),
  memory(2, long.slice(0, 490), {
    ...{ source: "proposed", changedAt: "2026-11-23T09:00:00.000Z" },
    agent: { id: idOf(80), name: "Sales" },
  }),
  memory(3, "My desk is in room 12", { state: "off", source: "typed", origin: null }),
  memory(4, "Call me Jo", { origin: null, agent: { id: idOf(81), name: null } }),
];
const ideas = [
  memory(5, "Lives in Graz", { state: "proposed", source: "proposed" }),
  memory(6, long.slice(0, 490), { state: "proposed", source: "proposed" }),
];
const none = { items: [], nextCursor: null };
const all = answersAll(
  [kept, { items, nextCursor: "more" }],
  [proposed, { items: ideas, nextCursor: null }],
  [standing, stands()],
);
const list = (page: Page) => page.getByRole("list", { name: "Remembered" });
const more = (page: Page) => list(page).getByRole("button", { name: "More about: I prefer short answers" });

sweep({
  name: "memory",
  who: "person",
  allows: /status of 500/,
  looks: [
    {
      name: "nothing is remembered",
      path,
      shows: (page) => page.getByText(/^Nothing is remembered yet\./),
    },
    {
      name: "memories and proposals",
      given: all,
      path,
      shows: (page) => list(page).getByText("Only for Sales"),
      on: "both",
    },
    {
      name: "what can be done with a memory",
      reach: ({ page }) => more(page).click(),
      shows: (page) => page.getByRole("menuitem", { name: "Switch off" }),
    },
    {
      name: "a memory that is edited",
      reach: ({ page }) => page.getByRole("menuitem", { name: "Edit" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "Edit a memory" }),
      on: "both",
    },
    {
      name: "a memory without words",
      reach: async ({ page }) => {
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("What is to be remembered").fill(" ");
        await dialog.getByRole("button", { name: "Save" }).click();
      },
      shows: (page) => page.getByText("Write what is to be remembered."),
    },
    {
      name: "a proposal in other words",
      given: all,
      path,
      reach: ({ page }) => page.getByRole("button", { name: "Edit and accept: Lives in Graz" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "Accept in your words" }),
    },
    {
      name: "a memory that is erased",
      given: all,
      path,
      reach: async ({ page }) => {
        await more(page).click();
        await page.getByRole("menuitem", { name: "Erase" }).click();
      },
      shows: (page) => page.getByRole("alertdialog", { name: "Erase this memory?" }),
    },
    {
      name: "all are erased",
      given: all,
      path,
      reach: ({ page }) => page.getByRole("button", { name: "Erase all" }).click(),
      shows: (page) => page.getByRole("alertdialog", { name: "Erase all that is remembered of you?" }),
    },
    {
      name: "no memory with these words",
      given: answersAll([kept, none], [proposed, none], [standing, stands({ proposed: 0 })]),
      path,
      reach: ({ page }) => page.getByRole("searchbox", { name: "Search memories" }).fill("coffee"),
      shows: (page) => page.getByText("No memory has these words."),
    },
    {
      name: "an agent that remembers nothing yet, by the address",
      given: answersAll(
        [kept, none],
        [proposed, none],
        [standing, stands({ proposed: 0 })],
        [`**/api/v1/agents/${idOf(82)}`, { id: idOf(82), name: "Answers for new colleagues in Vienna" }],
      ),
      path: `${path}?agent=${idOf(82)}`,
      shows: (page) =>
        page
          .getByRole("combobox")
          .filter({ hasText: "Only for Answers for new colleagues in Vienna" })
          .filter({ visible: true }),
      on: "both",
    },
    {
      name: "no more memories fit, and an admin switched memory off",
      given: answersAll(
        [kept, { items, nextCursor: null }],
        [proposed, none],
        [standing, stands({ kept: 200, isOffForAll: true, isOn: false })],
      ),
      path,
      shows: (page) => page.getByText(/^200 memories are kept/),
      on: "both",
    },
    {
      name: "memories that cannot be loaded",
      given: fails("**/api/v1/memor*"),
      path,
      shows: (page) => page.getByText("What is remembered could not be loaded").first(),
    },
    {
      name: "a new conversation without memory",
      path: "/chat",
      reach: ({ page }) =>
        page.getByRole("button", { name: "Hold this conversation without memory" }).click(),
      shows: (page) => page.getByRole("button", { name: /^Without memory/ }),
      on: "both",
    },
  ],
});
