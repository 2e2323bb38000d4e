import type { Page } from "@playwright/test";
import type { Hold, RetentionPeriod } from "#features/compliance/contract/index.ts";
import { answers, fails, type Stage, sweep } from "./sweep.ts";

const address = "**/api/v1/compliance/holds";
const periods = "**/api/v1/compliance/periods";
const preview = "**/api/v1/compliance/periods/*/preview*";
const retention = "**/api/v1/compliance/retention";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const standing: Hold = {
  id: idOf(1),
  name: "Acme v. Widget: everything that was written about the delivery of the second half of May",
  reason: "A claim reached us on 3 May.\nOutside counsel asked us to keep what concerns it.",
  isWhole: false,
  subjects: [
    { kind: "person", id: idOf(2), owner: "Jana Holt" },
    { kind: "conversation", id: idOf(3), owner: "Jana Holt" },
    { kind: "agent", id: idOf(4), owner: null },
  ],
  madeFrom: "2026-04-30T22:00:00.000Z",
  madeUntil: "2026-06-30T21:59:59.999Z",
  state: "standing",
  placedBy: "Ann Lee",
  placedAt: "2026-11-02T09:00:00.000Z",
  endsAt: "2027-11-02T09:00:00.000Z",
  releasedBy: null,
  releasedAt: null,
  waiting: [{ id: idOf(2), name: "Jana Holt", dueAt: "2026-11-20T09:00:00.000Z" }],
};
const whole: Hold = {
  ...{ ...standing, id: idOf(5), name: "Audit of 2026", isWhole: true, subjects: [], waiting: [] },
  ...{ madeFrom: null, madeUntil: null, endsAt: null },
};
const released: Hold = {
  ...{ ...whole, id: idOf(6), name: "Closed matter", state: "released" },
  ...{ releasedBy: null, releasedAt: "2026-11-20T09:00:00.000Z" },
};
const choices = {
  mayPlace: true,
  people: [
    { id: idOf(2), name: "Jana Holt" },
    {
      id: idOf(7),
      name: "A person whose name is so long that no list of people is wide enough for all of it",
    },
  ],
  agents: [{ id: idOf(4), name: "Quotes" }],
};
const some = { items: [standing, whole, released, { ...released, id: idOf(8), state: "ended" }], ...choices };
const kinds: RetentionPeriod[] = [
  {
    ...{ kind: "conversations", fewestDays: 30, mostDays: 3_650, days: 365 },
    ...{ appliesFrom: "2026-12-01T09:00:00.000Z", daysBefore: 730, due: 1_204, held: 12 },
  },
  {
    kind: "ended_tasks",
    fewestDays: 30,
    mostDays: 3_650,
    days: null,
    appliesFrom: null,
    daysBefore: null,
    due: 0,
    held: 0,
  },
  {
    kind: "log_content",
    fewestDays: 90,
    mostDays: 3_650,
    days: 730,
    appliesFrom: null,
    daysBefore: null,
    due: 0,
    held: 3,
  },
];
const dialog = (page: Page) => page.getByRole("dialog");
const place = ({ page }: Stage) => page.getByRole("button", { name: "Place a hold" }).click();

sweep({
  name: "Holds and retention",
  who: "person",
  allows: /status of (500|403|409)/,
  looks: [
    {
      name: "none stands",
      path: "/compliance/holds",
      shows: (page) => page.getByText("No hold stands."),
      on: "both",
    },
    {
      name: "standing ones, and some that are over",
      path: "/compliance/holds",
      given: answers(address, some),
      reach: ({ page }) => page.getByText("2 ended or released").click(),
      shows: (page) => page.getByText("Closed matter").first(),
      on: "both",
    },
    {
      name: "placing one",
      reach: place,
      shows: (page) => dialog(page).getByLabel("Matter"),
      on: "both",
    },
    {
      name: "one that is not filled in",
      reach: async ({ page }) => {
        await dialog(page)
          .getByRole("textbox", { name: "Conversations by link or id" })
          .fill("the one of May");
        await dialog(page).getByLabel("Made from").fill("2026-05-02");
        await dialog(page).getByLabel("Made until").fill("2026-05-01");
        await dialog(page).getByLabel("Ends on").fill("2020-05-01");
        await dialog(page).getByRole("button", { name: "Place hold" }).click();
      },
      shows: (page) => dialog(page).getByText("Name the matter."),
      on: "both",
    },
    {
      name: "one on the whole workspace",
      reach: ({ page }) => dialog(page).getByText("Whole workspace").click(),
      shows: (page) => dialog(page).getByText("Nobody can delete a conversation"),
    },
    {
      name: "releasing one",
      path: "/compliance/holds",
      given: answers(address, some),
      reach: ({ page }) => page.getByRole("button", { name: "Release: Audit of 2026" }).click(),
      shows: (page) => page.getByText("What it kept can be deleted again."),
      on: "both",
    },
    {
      name: "changing the end",
      path: "/compliance/holds",
      given: answers(address, some),
      reach: ({ page }) => page.getByRole("button", { name: "Change the end: Audit of 2026" }).click(),
      shows: (page) => dialog(page).getByLabel("Ends on"),
    },
    {
      name: "a period with what it would delete",
      path: "/compliance/holds",
      given: async (stage) => {
        await answers(periods, { items: kinds, maySet: true })(stage);
        await answers(preview, { due: 1_204, held: 12 })(stage);
      },
      reach: ({ page }) => page.getByRole("button", { name: "Change: Conversations" }).click(),
      shows: (page) => dialog(page).getByText("Today this would delete 1204 conversations"),
      on: "both",
    },
    {
      name: "a period that is none",
      reach: async ({ page }) => {
        await dialog(page).getByText("Delete after a time").click();
        await dialog(page).getByLabel("Days after the last message").fill("7");
        await dialog(page).getByRole("button", { name: "Save" }).click();
      },
      shows: (page) => dialog(page).getByText("Write a whole number from 30 to 3650."),
    },
    {
      name: "for an auditor, who reads them",
      path: "/compliance/holds",
      given: async (stage) => {
        await answers(address, { ...some, mayPlace: false })(stage);
        await answers(periods, { items: kinds, maySet: false })(stage);
      },
      shows: (page) => page.getByText("Deleted 365 days after the last message."),
    },
    {
      name: "for a member",
      path: "/compliance/holds",
      given: fails(address, 403, { error: { code: "auth.forbidden", message: "No." } }),
      shows: (page) => page.getByText("Only owners, admins and auditors of the workspace"),
      on: "both",
    },
    {
      name: "not loaded",
      path: "/compliance/holds",
      given: async (stage) => {
        await fails(address)(stage);
        await fails(periods)(stage);
        await fails(retention)(stage);
      },
      shows: (page) => page.getByText("The holds could not be loaded"),
    },
  ],
});
