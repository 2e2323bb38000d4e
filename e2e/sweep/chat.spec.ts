import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answers, ask, openReceipt, questions, receipts, say, stopButton } from "../fixtures/chat.ts";
import { type Stage, sweep } from "./sweep.ts";

const answer = (page: Page) => answers(page).last();
const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });
const queue = (page: Page) => page.getByRole("region", { name: "Queued messages" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const asks =
  (text: string) =>
  ({ page }: Stage) =>
    ask(page, text);
const says =
  (text: string) =>
  ({ page }: Stage) =>
    say(page, text);

sweep({
  name: "a conversation",
  who: "person",
  productKind: "connected",
  looks: [
    { name: "before the first question", path: "/chat", shows: box, on: "both" },
    {
      name: "an answer with tables, code and links",
      reach: asks("[[script:markdown]] Show me everything."),
      shows: (page) => answer(page).getByRole("table"),
      on: "both",
    },
    {
      name: "a link that says where it leads",
      reach: ({ page }) => answer(page).getByRole("link", { name: /^link/ }).click(),
      shows: (page) => page.getByRole("dialog").or(page.getByRole("alertdialog")),
    },
    {
      name: "an answer that is read aloud",
      path: "/chat",
      reach: async ({ page }) => {
        await page.route("**/functions/v1/enhanced-tts", () => undefined);
        await ask(page, "What is 12 * 12?");
        await answer(page).getByRole("button", { name: "Read aloud" }).click();
      },
      shows: (page) => answer(page).getByRole("button", { name: "Stop reading" }),
    },
    {
      name: "a tool call, opened",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "[[script:tool-call]] What is 12 * 12?");
        await answer(page)
          .getByRole("button", { name: /^Calculate / })
          .click();
      },
      shows: (page) => answer(page).getByRole("region", { name: "Result" }),
      on: "both",
    },
    {
      name: "its receipt",
      reach: ({ page }) => openReceipt(page, answer(page)),
      shows: (page) => page.getByRole("dialog", { name: "Receipt" }),
      on: "both",
    },
    {
      name: "the keys that do something",
      reach: async ({ page }) => {
        await page.keyboard.press("Escape");
        await receipts(page).last().focus();
        await page.keyboard.press("?");
      },
      shows: (page) => page.getByRole("dialog").getByText("New conversation"),
    },
    {
      name: "messages queued behind an answer, one of them said into it",
      path: "/chat",
      reach: async ({ page }) => {
        await say(page, `[[script:held name=${randomUUID()}]] Count.`);
        await stopButton(page).waitFor();
        await answer(page).getByText("1 2").first().waitFor();
        for (const [text, key] of [
          ["And in German?", "Enter"],
          ["Only even numbers, please, and each on a line of its own", "Control+Enter"],
        ] as const) {
          await box(page).fill(text);
          await box(page).press(key);
          await queue(page).getByText(text, { exact: true }).waitFor();
        }
        await box(page).fill("And one more thing");
      },
      shows: (page) => queue(page).getByText("Read next"),
      on: "both",
    },
    {
      name: "a queued message, being changed",
      reach: ({ page }) => queue(page).getByRole("button", { name: "Edit “And in German?”" }).click(),
      shows: (page) => page.getByRole("textbox", { name: "Edit the queued message" }),
    },
    {
      name: "a queue that waits after Stop",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Cancel", exact: true }).click();
        await stopButton(page).click();
      },
      shows: (page) => queue(page).getByText("Nothing is sent until you choose Send"),
      on: "both",
    },
    {
      name: "two answers side by side",
      path: "/chat",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Ask a second model too" }).click();
        await page.getByRole("menuitem", { name: /no model/ }).click();
        await say(page, "What is 12 * 12?");
      },
      shows: (page) => page.getByRole("button", { name: "Keep this answer" }).last(),
      on: "both",
    },
    {
      name: "two answers, one of which failed",
      path: "/chat",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Ask a second model too" }).click();
        await page.getByRole("menuitem", { name: /no model/ }).click();
        await say(page, "[[script:failing]] What is 12 * 12?");
      },
      shows: (page) =>
        page.getByRole("article", { name: "First answer" }).getByRole("button", { name: "Retry" }),
      on: "both",
    },
    {
      name: "an answer that was continued",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "[[script:length]] Say something.");
        await answer(page).getByRole("button", { name: "Continue" }).click();
      },
      shows: (page) => answer(page).getByText("Continued", { exact: true }),
      on: "both",
    },
    {
      name: "an answer that was stopped",
      path: "/chat",
      reach: async ({ page }) => {
        await say(page, "[[script:stall]] Say something.");
        await answer(page).getByText("the beginning of an answer").waitFor();
        await stopButton(page).click();
      },
      shows: (page) => answer(page).getByText("Stopped. The text so far is kept."),
    },
    {
      name: "a question in two versions",
      reach: async ({ page }) => {
        await questions(page).last().hover();
        await questions(page).last().getByRole("button", { name: "Edit the message" }).click();
        await page.getByRole("textbox", { name: "Edit the message" }).fill("Tell me something else.");
        await page.getByRole("button", { name: "Send", exact: true }).first().click();
        await receipts(page).waitFor();
      },
      shows: (page) => questions(page).last().getByText("2/2"),
    },
    {
      name: "a model that failed",
      path: "/chat",
      reach: says("[[script:failing]] Hello"),
      shows: (page) => answer(page).getByRole("alert"),
    },
    {
      name: "a model that asks to wait",
      path: "/chat",
      reach: says("[[script:rate-limited after=600]] Hello"),
      shows: (page) =>
        answer(page)
          .getByRole("alert")
          .getByText(/Try again in 5\d\d s/),
    },
    {
      name: "an answer that was cut",
      path: "/chat",
      reach: says("[[script:cut]] Hello"),
      shows: (page) => answer(page).getByRole("alert"),
    },
    {
      name: "tool calls that repeat, as one line",
      path: "/chat",
      reach: says("[[script:tool-count]] Go on for ever."),
      shows: (page) => answer(page).getByRole("button", { name: /\(20 times\)$/ }),
    },
    {
      name: "that line, opened down to a record",
      reach: async ({ page }) => {
        await answer(page)
          .getByRole("button", { name: /\(20 times\)$/ })
          .click();
        await answer(page)
          .getByRole("button", { name: /^Calculate 12 × 12 = 144 Done/ })
          .last()
          .click();
      },
      shows: (page) => answer(page).getByRole("region", { name: "Result" }),
    },
  ],
});

sweep({
  name: "the list of conversations",
  who: "person",
  looks: [
    {
      name: "on a phone",
      path: "/chat",
      on: "phone",
      reach: async ({ page }) => {
        await ask(page, "What is 17% of 2,340?");
        await page.getByRole("button", { name: "Conversations", exact: true }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: "Conversations" }),
    },
    {
      name: "with one in it",
      path: "/chat",
      shows: (page) => list(page).getByRole("link", { name: "What is 17% of 2,340?" }),
    },
    {
      name: "a search that finds nothing",
      reach: ({ page }) =>
        list(page).getByRole("searchbox", { name: "Search conversations" }).fill("no such words"),
      shows: (page) => list(page).getByText("Nothing matches “no such words”."),
    },
    {
      name: "a title that is too long",
      path: "/chat",
      reach: async ({ page }) => {
        await list(page).getByRole("link", { name: "What is 17% of 2,340?" }).hover();
        await list(page).getByRole("button", { name: "More for What is 17% of 2,340?" }).click();
        await page.getByRole("menuitem", { name: "Rename" }).click();
        const field = list(page).getByRole("textbox", { name: "Conversation title" });
        await field.fill("x".repeat(212));
        await field.press("Enter");
      },
      shows: (page) => list(page).getByText("212 of 200 characters: shorten it."),
    },
  ],
});

sweep({
  name: "a conversation whose network is gone",
  who: "person",
  allows: /Failed to load resource: net::ERR_|dynamically imported module|Failed to fetch/,
  looks: [
    {
      name: "a message that waits to be sent",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "Hello");
        await page.route(/\/messages$|\/healthz/, (route) => route.abort("internetdisconnected"));
        await say(page, `Are you there? ${randomUUID()}`);
      },
      shows: (page) => questions(page).last().getByText("Not sent yet"),
    },
    {
      name: "a page that was not loaded before",
      path: "/profile",
      reach: async ({ page }) => {
        await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
        await page.context().setOffline(true);
        await page
          .getByRole("navigation", { name: "Settings" })
          .getByRole("link", { name: "Security" })
          .click();
      },
      shows: (page) => page.getByText("This page will load once the server is back"),
    },
    {
      name: "the page once it could be loaded",
      reach: ({ page }) => page.context().setOffline(false),
      shows: (page) => page.getByRole("heading", { name: "Security", level: 1 }),
    },
    {
      name: "signed out without the server",
      path: "/profile",
      reach: async ({ page }) => {
        await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
        await page.context().setOffline(true);
        await page.getByRole("button", { name: "Logout" }).click();
      },
      shows: (page) => page.getByRole("heading", { name: "Signed out on this device" }),
    },
  ],
});
