import { expect, type Page } from "@playwright/test";
import type {
  AccessRequest,
  ShareByMe,
  SharedObject,
  ShareGrant,
  ShareWithMe,
} from "#features/sharing/contract/index.ts";
import { ask } from "../fixtures/chat.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const day = "2026-11-20T09:00:00.000Z";
const long = "Margarethe-Alexandrine von Hohenlohe-Langenburg_and_Weikersheim";
const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });
const one = "**/api/v1/shares/conversation/*";
const people = "**/api/v1/workspace/people?*";
const teams = "**/api/v1/workspace/teams?*";

const object: SharedObject = {
  ...{ noun: "conversation", id: idOf(1), name: "The market in spring", path: `/chat/${idOf(1)}` },
  owner: { id: idOf(7), name: "Ada Byron" },
  relations: ["viewer", "commenter", "editor"],
  abilities: { share: true, transfer: true },
  ...{ obstacle: null, grants: 3, mostGrants: 200 },
};
const grant = (index: number, change: Partial<ShareGrant>): ShareGrant => ({
  ...{ id: idOf(index), subject: { type: "user", userId: idOf(index) }, name: "Ben Okri", people: 1 },
  ...{ relation: "viewer", grantedAt: day, grantedBy: "Ada Byron", expiresAt: null, otherWays: [] },
  ...change,
});
const grants = [
  grant(1, { subject: { type: "workspace" }, name: "Northwind", people: 42 }),
  grant(2, { subject: { type: "team", teamId: idOf(2) }, name: "Sales", people: 7, relation: "commenter" }),
  grant(3, {
    name: long,
    relation: "editor",
    expiresAt: "2026-12-24T09:00:00.000Z",
    otherWays: ["Sales", "Northwind"],
  }),
  grant(4, {}),
];
const request: AccessRequest = {
  ...{ noun: "conversation", id: idOf(1), requestId: idOf(5), person: { id: idOf(6), name: long } },
  ...{
    relation: "viewer",
    note: "I write the report of the spring and need the figures. ".repeat(3),
    askedAt: day,
  },
};
const known = [
  { id: idOf(8), name: "Clara Zetkin", email: "clara@example.com", isGuest: false },
  { id: idOf(9), name: long, email: "guest@example.com", isGuest: true },
];
const shares = (given: { object?: SharedObject; grants?: object; requests?: object[] } = {}) =>
  answersAll(
    [one, given.object ?? object],
    [`${one}/grants?*`, given.grants ?? pageOf(grants)],
    [`${one}/requests?*`, pageOf(given.requests ?? [])],
    [people, pageOf(known)],
    [teams, pageOf([{ id: idOf(10), name: "Purchasing" }])],
  );
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Share “/ });
const openDialog = async ({ page }: Pick<Stage, "page">) => {
  await page.getByRole("button", { name: "Share or export" }).click();
  await page.getByRole("menuitem", { name: "Share with colleagues" }).click();
  await expect(dialog(page)).toBeVisible();
};
const again = { given: (stage: Stage) => shares()(stage) };

sweep({
  name: "sharing with colleagues",
  who: "person",
  allows: /status of (403|404|500)/,
  looks: [
    {
      name: "shared with everybody, a team and people, while somebody asks",
      path: "/chat",
      given: shares({ requests: [request] }),
      reach: async (stage) => {
        await ask(stage.page, "What is 12 * 12?");
        await openDialog(stage);
      },
      shows: (page) => dialog(page).getByRole("region", { name: "Access requests" }),
      on: "both",
    },
    {
      name: "choosing whom",
      reach: ({ page }) => dialog(page).getByRole("combobox", { name: "Add a person or team" }).click(),
      shows: (page) => dialog(page).getByRole("option", { name: /Clara Zetkin/ }),
      on: "both",
    },
    {
      name: "somebody chosen, with a right and an end",
      reach: ({ page }) =>
        dialog(page)
          .getByRole("option", { name: /Clara Zetkin/ })
          .click(),
      shows: (page) => dialog(page).getByLabel("Until", { exact: true }),
      on: "both",
    },
    {
      name: "withdrawing the last way",
      reach: ({ page }) => dialog(page).getByRole("button", { name: "Withdraw from Ben Okri" }).click(),
      shows: (page) => page.getByRole("alertdialog", { name: "Withdraw from Ben Okri?" }),
      on: "both",
    },
    {
      name: "giving it away",
      ...again,
      reach: async (stage) => {
        await openDialog(stage);
        await dialog(stage.page).getByRole("button", { name: "Transfer ownership" }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: /^Transfer “/ }),
      on: "both",
    },
    {
      name: "nobody else has it",
      given: shares({ object: { ...object, grants: 0 }, grants: pageOf([]) }),
      reach: openDialog,
      shows: (page) => dialog(page).getByText("Nobody else has access."),
    },
    {
      name: "no plan with a team",
      given: shares({ object: { ...object, obstacle: "no_team" } }),
      reach: openDialog,
      shows: (page) => dialog(page).getByText(/comes with the plans Business and Enterprise/),
      on: "both",
    },
    {
      name: "an address that is not proved",
      given: shares({ object: { ...object, obstacle: "address_unproved" } }),
      reach: openDialog,
      shows: (page) => dialog(page).getByText(/Confirm your email address before/),
    },
    {
      name: "shared with as many as it can be",
      given: shares({ object: { ...object, grants: 200 }, grants: pageOf(grants, "more") }),
      reach: openDialog,
      shows: (page) => dialog(page).getByText(/It is already shared with 200 people and teams/),
    },
    {
      name: "sharing that could not be loaded",
      given: (stage) => fails(one)(stage),
      reach: openDialog,
      shows: (page) => dialog(page).getByText("Sharing could not be loaded"),
    },
    {
      name: "a conversation that one may not open",
      path: `/chat/${idOf(99)}`,
      shows: (page) => page.getByRole("button", { name: "Ask for access" }),
      on: "both",
    },
    {
      name: "asking for access",
      reach: ({ page }) => page.getByRole("button", { name: "Ask for access" }).click(),
      shows: (page) => page.getByRole("dialog", { name: "Ask for access" }),
      on: "both",
    },
    {
      name: "a request that was sent",
      reach: ({ page }) => page.getByRole("button", { name: "Send request" }).click(),
      shows: (page) => page.getByText("Request sent."),
    },
  ],
});

const withMe: ShareWithMe[] = [
  {
    ...{ noun: "conversation", id: idOf(1), name: `${long} ${long}`, path: `/chat/${idOf(1)}` },
    ...{ owner: { id: idOf(7), name: long }, relation: "editor", sharedAt: day },
    ways: [
      { type: "team", name: "Sales", relation: "editor", expiresAt: null },
      { type: "workspace", name: "Northwind", relation: "viewer", expiresAt: null },
    ],
  },
  {
    ...{ noun: "agent", id: idOf(2), name: "Researcher", path: `/agents/${idOf(2)}` },
    ...{ owner: { id: idOf(8), name: "" }, relation: "viewer", sharedAt: day },
    ways: [{ type: "user", name: "", relation: "viewer", expiresAt: "2026-12-24T09:00:00.000Z" }],
  },
];
const byMe = grants.map(
  (each, index): ShareByMe => ({
    ...{ noun: "conversation", id: idOf(index), name: "The market in spring", path: `/chat/${idOf(index)}` },
    grant: each,
  }),
);

sweep({
  name: "what is shared",
  who: "person",
  allows: /status of 500/,
  looks: [
    {
      name: "with me",
      path: "/team/shared",
      given: answers("**/api/v1/shared-with-me?*", pageOf(withMe, "more")),
      shows: (page) => page.getByRole("link", { name: "Researcher" }),
      on: "both",
    },
    {
      name: "by me",
      path: "/team/shared?show=by-me",
      given: answers("**/api/v1/shared-by-me?*", pageOf(byMe)),
      shows: (page) => page.getByRole("list", { name: "Shared by me" }),
      on: "both",
    },
    {
      name: "nothing yet",
      path: "/team/shared",
      shows: (page) => page.getByText("Nothing is shared with you yet."),
      on: "both",
    },
    {
      name: "nothing by me",
      path: "/team/shared?show=by-me",
      shows: (page) => page.getByText(/You share nothing yet/),
    },
    {
      name: "a list that could not be loaded",
      path: "/team/shared",
      given: fails("**/api/v1/shared-with-me?*"),
      shows: (page) => page.getByText("The list could not be loaded"),
    },
  ],
});
