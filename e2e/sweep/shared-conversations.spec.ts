import type { Page } from "@playwright/test";
import { type Account, enter } from "../fixtures/account.ts";
import { ask, conversationIdOf } from "../fixtures/chat.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { shareConversation, twoPeople } from "../fixtures/two-people.ts";
import { askFor } from "../fixtures/waiting.ts";
import { answers, fails, type Stage, sweep } from "./sweep.ts";

const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const comments = (page: Page) => page.getByRole("complementary", { name: "Comments" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const long = "Margarethe-Alexandrine von Hohenlohe-Langenburg_and_Weikersheim";
const day = "2026-11-20T09:00:00.000Z";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;

/** The tab of the colleague, who is there for as long as the states of the conversation. */
let theirs: Page;
let ben: Account;
let id: string;

/** A conversation in which a colleague asks too. */
async function workTogether({ page, product, person }: Stage) {
  [, ben] = await twoPeople(product, person);
  await ask(page, "What is 12 * 12?");
  id = conversationIdOf(page);
  await shareConversation(product, person, id, ben);
  await page.reload();
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser.");
  const context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": person.userId } });
  theirs = await context.newPage();
  await enter(theirs, product, ben, `/chat/${id}`);
  await ask(theirs, "And what is 13 * 13?");
}

const commentBy = (index: number, name: string, text: string) => ({
  ...{ id: idOf(index), author: { id: idOf(index), name }, text, mentions: [], isDeleted: false },
  ...{ createdAt: day, editedAt: null, abilities: { edit: true, delete: true } },
});
const thread = (index: number, name: string, text: string, more: object = {}) => ({
  ...commentBy(index, name, text),
  ...{ conversationId: id, messageId: idOf(50), anchor: null, resolved: null, replies: [], ...more },
});

const madeUpComments = (stage: Stage) =>
  answers("**/comments?*", {
    items: [
      thread(1, long, "Is that the figure of the spring? ".repeat(6), {
        anchor: { quote: "The product of twelve and twelve is 144. ".repeat(8), start: 0 },
        replies: [commentBy(2, "Ben Okafor", "It is."), { ...commentBy(3, "", ""), isDeleted: true }],
      }),
      thread(4, "Ben Okafor", "Check this."),
    ],
    nextCursor: "more",
  })(stage);

sweep({
  name: "a conversation of several people",
  who: "person",
  productKind: "connected",
  allows: /status of (404|500)/,
  looks: [
    {
      name: "who wrote, for whom it was answered, who is here",
      path: "/chat",
      reach: workTogether,
      shows: (page) => page.getByText("Answer to Ben Okafor"),
      on: "both",
    },
    {
      name: "a colleague is writing",
      reach: () => box(theirs).pressSequentially("Hm"),
      shows: (page) => page.getByText("Ben Okafor is writing…"),
    },
    {
      name: "an answer that waits for a colleague",
      reach: () => askFor(theirs, "ask_person", { question: "Which of the two?", options: ["One", "Two"] }),
      shows: (page) => page.getByText("Waits for Ben Okafor to answer"),
      on: "both",
    },
    {
      name: "what a colleague queued",
      reach: async () => {
        await box(theirs).fill("And in German, please, with all the figures of the spring");
        await box(theirs).press("Enter");
      },
      shows: (page) => page.getByRole("region", { name: "Queued messages" }).getByText("Ben Okafor:"),
      on: "both",
    },
    {
      name: "people, teams and agents after an @",
      reach: ({ page }) => box(page).pressSequentially("@b"),
      shows: (page) => page.getByRole("option", { name: /Ben Okafor/ }),
      on: "both",
    },
    {
      name: "nobody has commented",
      reach: async ({ page }) => {
        await box(page).fill("");
        await page.getByRole("button", { name: "Comments", exact: true }).click();
      },
      shows: (page) => comments(page).getByText(/Nobody has commented yet/),
      on: "both",
    },
    {
      name: "comments with passages and replies",
      given: madeUpComments,
      reach: ({ page }) => page.getByRole("button", { name: "Comments", exact: true }).click(),
      shows: (page) => comments(page).getByText("Check this."),
      on: "both",
    },
    {
      name: "a comment that is being answered",
      reach: ({ page }) => comments(page).getByRole("button", { name: "Reply" }).first().click(),
      shows: (page) => comments(page).getByRole("textbox", { name: /^Reply to/ }),
    },
    {
      name: "comments that could not be loaded",
      given: fails("**/comments?*"),
      reach: ({ page }) => page.getByRole("button", { name: "Comments", exact: true }).click(),
      shows: (page) => comments(page).getByText("The comments could not be loaded"),
    },
    {
      name: "handing it over",
      given: ({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }),
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Share or export" }).click();
        await page.getByRole("menuitem", { name: "Hand over" }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: "Hand over the conversation" }),
      on: "both",
    },
    {
      name: "handed over with a note",
      reach: async ({ page }) => {
        const dialog = page.getByRole("dialog", { name: "Hand over the conversation" });
        await dialog.getByRole("combobox", { name: "New owner" }).fill("Ben");
        await dialog.getByRole("option", { name: /Ben Okafor/ }).click();
        await dialog.getByLabel("Note").fill("You know the numbers.\nI am away until Monday.");
        await dialog.getByRole("button", { name: "Hand over" }).click();
      },
      shows: (page) => page.getByText("You know the numbers."),
      on: "both",
    },
    {
      name: "shared to be read",
      given: ({ product, person }) =>
        readRows(product, "update grants set relation = 'viewer' where object_id = $1 and user_id = $2", [
          ...[id, person.userId],
        ]),
      shows: (page) => page.getByText(/shares this with you to read/),
      on: "both",
    },
    {
      name: "what is shared with me, with what I have not seen",
      path: "/chat",
      reach: async ({ page }) => {
        await theirs.getByRole("button", { name: "Stop", exact: true }).click();
        await ask(theirs, "And in French?");
        await list(page).getByRole("radio", { name: "Shared with me" }).click();
      },
      shows: (page) => list(page).getByText(/not seen/),
    },
  ],
});
