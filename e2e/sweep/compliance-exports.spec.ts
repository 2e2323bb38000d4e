import type { Page } from "@playwright/test";
import type { EventExport, EventSink } from "#features/compliance/contract/index.ts";
import { answersAll, fails, type Stage, sweep } from "./sweep.ts";

const exports = "**/api/v1/compliance/exports";
const sinks = "**/api/v1/compliance/sinks";
const rights = "**/api/v1/compliance/log";
const path = "/compliance/exports";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const long = "A_name_that_nobody_would_give_to_a_receiver_and_that_has_no_space_in_it_at_all";

const ready: EventExport = {
  ...{ id: idOf(1), form: "ocsf", scope: "workspace", state: "ready", problem: null },
  filter: { who: idOf(2), outcome: "denied", from: "2026-11-01T00:00:00Z" },
  ...{ doneCount: 1_204_311, share: 1, sizeBytes: 812_000_000 },
  ...{ expiresAt: "2026-11-30T08:00:00.000Z", createdAt: "2026-11-27T08:00:00.000Z" },
};
const made: EventExport[] = [
  { ...ready, id: idOf(2), state: "waiting", form: "csv", filter: {}, doneCount: 0, share: 0 },
  {
    ...{ ...ready, id: idOf(3), state: "writing", scope: "installation", filter: {} },
    ...{ doneCount: 310_000, share: 0.31 },
  },
  ready,
  { ...ready, id: idOf(4), state: "failed", problem: "too_large", form: "jsonl" },
];
const current: EventSink = {
  ...{ id: idOf(1), kind: "webhook", name: "SIEM", address: "https://siem.example.com/events" },
  ...{ categories: [], state: "current", lag: { events: 0, seconds: 0 }, deliveredCount: 70_412 },
  ...{ deliveredAt: "2026-11-27T08:00:00.000Z", failure: null },
  ...{ oldSecretUntil: "2026-11-28T08:00:00.000Z", createdAt: "2026-11-01T08:00:00.000Z" },
};
const receivers: EventSink[] = [
  current,
  {
    ...{ ...current, id: idOf(2), kind: "s3", name: long, oldSecretUntil: null, state: "failing" },
    address: `https://storage.example.com/${long}`,
    lag: { events: 18_230, seconds: 5_400 },
    failure: {
      words: `storage.example.com: 403 AccessDenied ${long}`,
      ...{ at: "2026-11-27T08:00:00.000Z", attempts: 12, retryAt: "2026-11-27T09:00:00.000Z" },
    },
  },
  {
    ...{ ...current, id: idOf(3), kind: "syslog", name: "Archive", state: "behind" },
    lag: { events: 12, seconds: 95 },
  },
  { ...current, id: idOf(4), name: "Old", state: "paused", lag: { events: 900, seconds: 400_000 } },
];
const everything = { scopes: ["own", "workspace", "installation"], people: [], maySetUpReceivers: true };
const filled = answersAll([rights, everything], [exports, { items: made }], [sinks, { items: receivers }]);
const empty = answersAll([rights, everything], [exports, { items: [] }], [sinks, { items: [] }]);
const dialog = (page: Page) => page.getByRole("dialog");

sweep({
  name: "exports of events",
  who: "person",
  allows: /status of (500|400)/,
  looks: [
    {
      name: "exports and receivers in all states",
      path,
      given: filled,
      shows: (page) => page.getByText("Attempt 12 failed"),
      on: "both",
    },
    {
      name: "what can be done with a receiver",
      reach: ({ page }) => page.getByRole("button", { name: "More about SIEM" }).click(),
      shows: (page) => page.getByRole("menuitem", { name: "Send a test event" }),
    },
    {
      name: "the question before a finished export is removed",
      path,
      given: filled,
      reach: ({ page }) =>
        page
          .getByRole("button", { name: /^Remove: OCSF/ })
          .first()
          .click(),
      shows: (page) => page.getByRole("alertdialog").getByText("Its file is deleted for good."),
      on: "both",
    },
    {
      name: "neither exports nor receivers",
      path,
      given: empty,
      shows: (page) => page.getByText("No receivers."),
      on: "both",
    },
    {
      name: "a new export",
      path,
      given: empty,
      reach: ({ page }) => page.getByRole("button", { name: "New export" }).click(),
      shows: (page) => dialog(page).getByLabel("Form", { exact: true }),
      on: "both",
    },
    {
      name: "a new webhook that is not filled in",
      path,
      given: empty,
      reach: async ({ page }: Stage) => {
        await page.getByRole("button", { name: "New receiver" }).click();
        await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
      },
      shows: (page) => dialog(page).getByText("Say where the events go."),
      on: "both",
    },
    {
      name: "a new bucket",
      path,
      given: empty,
      reach: async ({ page }: Stage) => {
        await page.getByRole("button", { name: "New receiver" }).click();
        await dialog(page).getByLabel("Kind").selectOption("s3");
      },
      shows: (page) => dialog(page).getByLabel("Access key", { exact: true }),
    },
    {
      name: "the secret of a webhook",
      path,
      given: async (stage) => {
        await filled(stage);
        const secret = `whsec_${"Ab1+".repeat(11)}`;
        await answersAll([`${sinks}/*/secret`, { secret }])(stage);
      },
      reach: async ({ page }: Stage) => {
        await page.getByRole("button", { name: "More about SIEM" }).click();
        await page.getByRole("menuitem", { name: "New secret" }).click();
      },
      shows: (page) => dialog(page).getByText("It is shown only now."),
      on: "both",
    },
    {
      name: "exports and receivers that could not be loaded",
      path,
      given: async (stage) => {
        await answersAll([rights, everything])(stage);
        await fails(exports)(stage);
        await fails(sinks)(stage);
      },
      shows: (page) => page.getByText("The receivers could not be loaded"),
    },
    {
      name: "exports for a member",
      path,
      given: answersAll([rights, { scopes: ["own"], people: [], maySetUpReceivers: false }]),
      shows: (page) => page.getByText("Only owners, admins and auditors of the workspace take events out."),
    },
  ],
});
