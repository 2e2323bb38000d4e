import type { Page } from "@playwright/test";
import type { Notification } from "#features/notifications/contract/index.ts";
import { openBell } from "../fixtures/waiting.ts";
import { answers, answersAll, fails, sweep } from "./sweep.ts";

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const centre = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const list = "**/api/v1/notifications?*";
const long = "Margarethe-Alexandrine von Hohenlohe-Langenburg_and_Weikersheim";
const title = "The market in spring and what it means for purchasing";

const told = (index: number, kind: Notification["kind"], facts: object, more: object = {}): Notification => ({
  ...{ id: idOf(index), kind, actor: { id: idOf(90), name: "Ben Okafor" }, object: null, path: "/dashboard" },
  ...{ facts, count: 1, at: "2026-11-20T09:00:00.000Z", isRead: false, ...more },
});

const items = [
  told(1, "mention", { title, excerpt: "@Jana Moser is that right? ".repeat(8) }),
  told(2, "message", { title, excerpt: "And in German?" }, { actor: { id: idOf(91), name: long }, count: 7 }),
  told(3, "comment", { title, excerpt: "Check this." }, { actor: null }),
  told(4, "share", { title, relation: "editor" }, { isRead: true }),
  told(5, "access_requested", { title, note: "I write the report." }, { isRead: true }),
  told(6, "hand_over", { title, note: "You know the numbers." }, { isRead: true }),
  told(7, "role_changed", { workspaceName: "Northwind", role: "admin" }, { isRead: true }),
  told(8, "request_decided", { wants: "seats", isGranted: true }, { isRead: true }),
  told(9, "run_ended", { title, isDone: false }, { actor: null, isRead: true }),
  told(14, "task_given", { title: "Compare the three offers for the new warehouse" }),
  told(11, "task_reminder", { title: "Send the offer to Northwind" }, { actor: null }),
  told(12, "trigger_stopped", { title, because: "failures" }, { actor: null }),
  told(13, "tools_changed", { title: "Customers", tools: 2 }, { actor: null, count: 2 }),
  told(10, "billing", { about: "payment_failed" }, { actor: null, isRead: true }),
];

sweep({
  name: "the bell",
  isDaily: true,
  who: "person",
  allows: /status of 500/,
  looks: [
    {
      name: "nothing yet",
      path: "/tasks",
      reach: ({ page }) => openBell(page),
      shows: (page) => centre(page).getByText(/what others share with you appear here/),
      on: "both",
    },
    {
      name: "all that people are told, and other workspaces",
      given: answersAll(
        [list, { items, nextCursor: "more" }],
        ["**/api/v1/notifications/count", { unread: 100 }],
        [
          "**/api/v1/notifications/other-workspaces",
          { workspaces: [{ id: idOf(80), name: long, unread: 3 }] },
        ],
      ),
      reach: ({ page }) => openBell(page),
      shows: (page) => centre(page).getByText("Check this."),
      on: "both",
    },
    {
      name: "no mention among them",
      given: answers(list, { items: [], nextCursor: null }),
      reach: async ({ page }) => {
        await openBell(page);
        await centre(page).getByRole("radio", { name: "Mentions" }).click();
      },
      shows: (page) => centre(page).getByText("Nobody has mentioned you yet."),
    },
    {
      name: "notifications that cannot be loaded",
      given: fails(list),
      reach: ({ page }) => openBell(page),
      shows: (page) => centre(page).getByText("Your notifications could not be loaded"),
    },
  ],
});
