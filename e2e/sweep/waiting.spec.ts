import { expect, type Page } from "@playwright/test";
import {
  alikeApprovals,
  connectedApproval,
  failedItem,
  itemOf,
  itemOfQuestion,
  limitItem,
  longApproval,
  madeUpApproval,
  madeUpForm,
  madeUpInbox,
  madeUpQuestion,
  otherApprovals,
  taskItem,
} from "../fixtures/made-up-inbox.ts";
import { askFor, inboxOf, openBell, waitingCards } from "../fixtures/waiting.ts";
import { answers, fails, type Look, sweep } from "./sweep.ts";

const inbox = "**/api/v1/inbox?*";
const card = (page: Page) => waitingCards(inboxOf(page)).first();
const press = (name: string) => (page: Page) => card(page).getByRole("button", { name, exact: true }).click();
const table = (page: Page) => page.getByRole("dialog", { name: /of the same kind wait$/ });
const approveAll = (page: Page) => table(page).getByRole("button", { name: /^Approve all/ });
/** The requests in it: of a table, or on a phone of a list. */
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .or(table(page).getByRole("list", { name: "What waits" }).locator("> li"));
const openTable = async (page: Page) => {
  await card(page).getByRole("button", { name: "See them together" }).click();
  await expect(table(page)).toBeVisible();
};
const at = (name: string, json: object, shows: Look["shows"]): Look => ({
  ...{ name, path: "/dashboard", on: "both", shows },
  async given(stage) {
    await answers(inbox, json)(stage);
  },
});

sweep({
  name: "what waits for people",
  who: "person",
  allows: /status of (400|404|409|500|503)/,
  looks: [
    at("one approval with all that can be shown", madeUpInbox([itemOf(madeUpApproval(1))]), card),
    {
      name: "its details",
      reach: ({ page }) => press("Details")(page),
      shows: (page) => card(page).getByText("Changes after text from outside ask"),
    },
    {
      name: "being changed",
      reach: ({ page }) => press("Edit")(page),
      shows: (page) => card(page).getByLabel("Subject"),
      on: "both",
    },
    {
      name: "a change that does not fit",
      reach: async ({ page }) => {
        const error = {
          code: "approval.invalid_change",
          message: "to.0: Invalid email address",
          requestId: "r",
        };
        await fails("**/approvals/*/approve", 400, { error })({ page });
        await card(page).getByLabel("To", { exact: true }).fill("kim");
        await press("Approve with changes")(page);
      },
      shows: (page) => card(page).getByText("Invalid email address", { exact: true }),
    },
    {
      name: "being denied",
      reach: async ({ page }) => {
        await press("Back")(page);
        await press("Deny")(page);
      },
      shows: (page) => card(page).getByLabel("Why not?"),
    },
    at("a long text, whose end was not in view", madeUpInbox([itemOf(longApproval(2))]), (page) =>
      card(page).getByText("Scroll “Text” to its end to approve or edit."),
    ),
    at(
      "arguments of a connected tool, whose end was not in view",
      madeUpInbox([itemOf(connectedApproval)]),
      (page) => card(page).getByText("Scroll “lines” to its end to approve or edit."),
    ),
    {
      name: "the same, once it was",
      reach: async ({ page }) => {
        await expect(card(page).getByRole("button", { name: "Approve", exact: true })).toBeDisabled();
        await card(page).getByRole("figure", { name: "lines" }).hover();
        await page.mouse.wheel(0, 20_000);
      },
      shows: (page) => card(page).getByRole("button", { name: "Approve", exact: true, disabled: false }),
    },
    {
      name: "alike requests, of which not all were in view",
      path: "/dashboard",
      async given(stage) {
        await answers(inbox, madeUpInbox(alikeApprovals(14).map(itemOf)))(stage);
      },
      reach: async ({ page }) => {
        await openTable(page);
        await expect(approveAll(page)).toBeDisabled();
      },
      shows: (page) => table(page).getByText(/^Scroll the (?:table|list) to its end to approve\.$/),
      on: "both",
    },
    {
      name: "alike requests, all of which were in view",
      reach: async ({ page }) => {
        await rows(page).last().hover();
        await page.mouse.wheel(0, 20_000);
      },
      shows: (page) => table(page).getByRole("button", { name: "Approve all 14", disabled: false }),
    },
    {
      name: "alike requests on a phone, one below the other, whose end unlocks them",
      path: "/dashboard",
      async given(stage) {
        await answers(inbox, madeUpInbox(alikeApprovals(3).map(itemOf)))(stage);
      },
      reach: async ({ page }) => {
        await openTable(page);
        await expect(table(page).getByRole("table")).toHaveCount(0);
        await rows(page).last().hover();
        await page.mouse.wheel(0, 20_000);
      },
      shows: (page) => table(page).getByRole("button", { name: "Approve all 3", disabled: false }),
      on: "phone",
    },
    at("a task that is due", madeUpInbox([taskItem]), (page) =>
      inboxOf(page).getByRole("article", { name: /^Reminder: / }),
    ),
    {
      name: "an approval that cannot be sent",
      path: "/dashboard",
      async given(stage) {
        await answers(inbox, madeUpInbox([itemOf(madeUpApproval(3))]))(stage);
        await fails("**/approvals/*/approve", 503, {
          error: { code: "server.unavailable", message: "The database is not responding.", requestId: "r" },
        })(stage);
      },
      reach: ({ page }) => press("Approve")(page),
      shows: (page) => card(page).getByRole("alert"),
    },
    {
      name: "one that somebody else decided meanwhile",
      path: "/dashboard",
      async given(stage) {
        const denied = { ...otherApprovals[2], id: madeUpApproval(3).id };
        await answers(inbox, madeUpInbox([itemOf(madeUpApproval(3))]))(stage);
        await answers("**/approvals/*", denied)(stage);
        await fails("**/approvals/*/approve", 409, {
          error: { code: "approval.decided", message: "Jana Holt denied this already.", requestId: "r" },
        })(stage);
      },
      reach: ({ page }) => press("Approve")(page),
      shows: (page) => inboxOf(page).getByText(/^Jana Holt denied this at /),
    },
    at(
      "all states that are over, and one that waits for somebody else",
      madeUpInbox(otherApprovals.slice(0, 3).map(itemOf)),
      (page) => inboxOf(page).getByText(/^Ben Auer, Lena Huber, Omar Aziz or 2 others can decide this/),
    ),
    at("expired and withdrawn", madeUpInbox(otherApprovals.slice(3).map(itemOf)), (page) =>
      inboxOf(page).getByText("Expired", { exact: true }),
    ),
    at("a run of an agent at its limit", madeUpInbox([limitItem]), (page) =>
      inboxOf(page).getByRole("button", { name: "Continue for 10 minutes of work" }),
    ),
    {
      name: "the same in the bell",
      reach: ({ page }) => openBell(page),
      shows: (page) => page.getByRole("dialog").getByText("Limit reached: 10 minutes of work"),
    },
    at(
      "questions and a failed run",
      madeUpInbox([itemOfQuestion(madeUpQuestion(21)), itemOfQuestion(madeUpForm), failedItem]),
      (page) => inboxOf(page).getByRole("article", { name: /^Failed: / }),
    ),
    {
      name: "an answer that is missing",
      reach: ({ page }) => waitingCards(inboxOf(page)).last().getByRole("button", { name: "Answer" }).click(),
      shows: (page) => inboxOf(page).getByText("Choose one.").first(),
    },
    at(
      "many, of which three are shown",
      madeUpInbox(
        Array.from({ length: 20 }, (_, index) => itemOf(madeUpApproval(40 + index))),
        57,
      ),
      (page) => inboxOf(page).getByText("3 of 57"),
    ),
    {
      name: "the bell with more than it has room for",
      reach: ({ page }) => openBell(page),
      shows: (page) => page.getByRole("dialog").getByRole("link", { name: /more on the dashboard$/ }),
      on: "both",
    },
    {
      name: "an inbox that cannot be read",
      path: "/dashboard",
      on: "both",
      async given(stage) {
        await fails(inbox, 500, {
          error: { code: "server.failed", message: "Something went wrong.", requestId: "r" },
        })(stage);
      },
      shows: (page) => page.getByRole("alert").getByText("What waits for you could not be loaded"),
    },
    {
      name: "a link to something that is gone",
      path: "/dashboard?waiting=01990000-0000-7000-8000-000000000001",
      on: "both",
      shows: (page) => page.getByText("What you came for does not wait any more"),
    },
  ],
});

sweep({
  name: "a call that waits in a conversation",
  who: "person",
  productKind: "connected",
  allows: /status of (500|404)/,
  looks: [
    {
      name: "its card",
      path: "/chat",
      on: "both",
      reach: ({ page }) =>
        askFor(page, "send_mail", { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim" }),
      shows: (page) => waitingCards(page),
    },
    {
      name: "a card that cannot be read",
      on: "both",
      async given(stage) {
        await fails("**/tools/calls/*/approval")(stage);
      },
      shows: (page) => page.getByRole("alert").getByText("What waits here could not be loaded."),
    },
  ],
});
