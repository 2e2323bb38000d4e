import type { Page } from "@playwright/test";
import type { LogEvent, LogEventDetail } from "#features/compliance/contract/index.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const list = "**/api/v1/compliance/events?*";
const one = "**/api/v1/compliance/events/0*";
const queries = "**/api/v1/compliance/queries";
const rights = "**/api/v1/compliance/log";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const long =
  "A_name_that_nobody_would_give_to_an_agent_and_that_has_no_space_in_it_at_all_but_fits_in_the_field";

const named = (type: string, name: string | null, page: string | null = null) => ({
  type,
  id: idOf(9),
  name,
  page,
});
const started: LogEvent = {
  ...{ id: idOf(1), number: 70_412, act: "agent.published", at: "2026-11-24T08:00:00.000Z" },
  actor: { kind: "user", id: idOf(2), name: "Jana Holt" },
  onBehalfOf: null,
  targets: [named("agent", long, `/agents/${idOf(9)}`)],
  facts: { version: 3 },
  ...{ outcome: "ok", errorCode: null, step: null },
  ...{ conversation: null, run: null },
};
const denied: LogEvent = {
  ...{ ...started, id: idOf(3), number: 70_411, act: "tool_call.denied", outcome: "denied" },
  ...{ errorCode: "tool.not_allowed", facts: { tool: "send_mail", integrity: "untrusted" } },
  actor: { kind: "agent", id: idOf(4), name: "Quotes" },
  onBehalfOf: named("user", "Jana Holt"),
  targets: [named("tool_call", null)],
  ...{
    conversation: named("conversation", "Renewals", `/chat/${idOf(9)}`),
    run: named("run", "Quotes"),
    step: 2,
  },
};
const failed: LogEvent = {
  ...{ ...started, id: idOf(5), number: 70_410, act: "connection.failed", outcome: "failed" },
  ...{ actor: { kind: "system", id: "connections", name: null }, targets: [named("connection", "CRM")] },
};
const unknown: LogEvent = { ...failed, id: idOf(6), act: "thing.from_another_version", outcome: "ok" };
const events = Array.from({ length: 40 }, (_, index) => ({
  ...([started, denied, failed, unknown][index % 4] ?? started),
  ...{ id: idOf(100 + index), number: 70_412 - index },
}));
const detail: LogEventDetail = {
  event: denied,
  scope: "workspace",
  ...{ sessionId: idOf(7), requestId: idOf(8) },
  commitments: { ip: "ab".repeat(32), ua: "cd".repeat(32) },
  content: { state: "others", fields: ["ip", "ua"] },
  envelope: JSON.stringify({ act: denied.act, actor: denied.actor, facts: denied.facts, id: denied.id }),
  digest: "ef".repeat(32),
};
const pageOf = (items: object[], more: object = {}) => ({
  items,
  nextCursor: null,
  searchedTo: null,
  ...more,
});
const everything = {
  scopes: ["own", "workspace", "installation"],
  people: [{ id: idOf(2), name: "Jana Holt" }],
};
const rows = (page: Page) => page.getByRole("list", { name: "Events" });
const dialog = (page: Page) => page.getByRole("dialog");
const opened = (content: LogEventDetail["content"]["state"]) => ({
  path: `/compliance?scope=workspace&event=${denied.id}`,
  given: answersAll(
    [rights, everything],
    [list, pageOf(events)],
    [one, { ...detail, content: { ...detail.content, state: content } }],
  ),
});

sweep({
  name: "the log",
  who: "person",
  allows: /status of (500|403|404)/,
  looks: [
    {
      name: "events of the workspace, with filters",
      path: `/compliance?scope=workspace&who=${idOf(2)}&act=agent&outcome=denied&from=2026-11-01T00:00:00Z&q=${long.slice(0, 60)}`,
      given: answersAll([rights, everything], [list, pageOf(events, { nextCursor: "70373" })]),
      shows: (page) => rows(page).getByText("Quotes, for Jana Holt,").first(),
      on: "both",
    },
    {
      name: "filters to choose from",
      reach: ({ page }) => page.getByRole("button", { name: "Filter", exact: true }).click(),
      shows: (page) => dialog(page).getByLabel("Outcome"),
      on: "both",
    },
    {
      name: "a filter that is no id",
      reach: async ({ page }: Stage) => {
        await dialog(page).getByLabel("Run (id)").fill("42");
        await dialog(page).getByRole("button", { name: "Apply" }).click();
      },
      shows: (page) => dialog(page).getByText("Paste the whole id of 36 characters."),
    },
    {
      name: "a search that goes on",
      path: "/compliance?scope=workspace&q=rare",
      given: answersAll(
        [rights, everything],
        [list, pageOf([started], { nextCursor: "7", searchedTo: "2026-03-01T08:00:00.000Z" })],
      ),
      shows: (page) => page.getByRole("button", { name: "Search further" }),
    },
    {
      name: "no event that matches",
      path: "/compliance?outcome=failed",
      given: answers(list, pageOf([])),
      shows: (page) => page.getByText("No event matches these filters."),
    },
    {
      name: "nothing recorded",
      path: "/compliance",
      given: answers(list, pageOf([])),
      shows: (page) => page.getByText("Nothing is recorded yet."),
    },
    {
      name: "events that could not be loaded",
      path: "/compliance",
      given: fails(list),
      shows: (page) => page.getByText("The events could not be loaded"),
    },
    {
      name: "events of others, for a member",
      path: "/compliance?scope=workspace",
      given: fails(list, 403, { error: { code: "auth.forbidden", message: "No." } }),
      shows: (page) => page.getByText("Only an owner or admin may read these events."),
    },
    {
      name: "an event of somebody else",
      ...opened("others"),
      reach: ({ page }) => dialog(page).getByText("Recorded bytes", { exact: true }).click(),
      shows: (page) => dialog(page).getByRole("button", { name: "Show personal content" }),
      on: "both",
    },
    {
      name: "an event whose content was erased",
      ...opened("erased"),
      shows: (page) => dialog(page).getByText("Erased."),
    },
    {
      name: "an event that is not there",
      path: `/compliance?event=${idOf(1)}`,
      given: async (stage) => {
        await answers(list, pageOf(events))(stage);
        await fails(one, 404, { error: { code: "log_event.not_found", message: "No." } })(stage);
      },
      shows: (page) => dialog(page).getByText("This event does not exist"),
    },
    {
      name: "saved queries",
      path: "/compliance?outcome=failed",
      given: answersAll(
        [list, pageOf(events)],
        [queries, { items: [{ id: idOf(1), name: long.slice(0, 80), filter: { scope: "own" } }] }],
      ),
      reach: ({ page }) => page.getByRole("button", { name: "Saved queries", exact: true }).click(),
      shows: (page) => page.getByRole("button", { name: "Save these filters" }),
      on: "both",
    },
  ],
});
