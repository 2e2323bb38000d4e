import type { Page } from "@playwright/test";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const id = (number: number) => `0198c0de-0000-7000-8000-00000000000${number}`;
const day = "2026-11-20T09:00:00.000Z";
const later = "2027-01-20T09:00:00.000Z";
const long =
  "margarethe.alexandrine.von.hohenlohe.langenburg.und.weikersheim@department-of-long-names.example.com";
const dialog = (page: Page) => page.getByRole("dialog");

const room = {
  seats: { taken: 7, limit: 10, pending: 5, over: [] },
  obstacle: null,
  workspaceName: "Northwind",
  teams: [
    { id: id(8), name: "Sales" },
    { id: id(9), name: "Support" },
  ],
};
const invitation = {
  ...{ id: id(1), email: "ann@acme.test", role: "member", teams: [], state: "pending", isUndelivered: false },
  ...{ invitedBy: "Jana Novak", sentCount: 1, sentAt: day, expiresAt: later, endedAt: null },
};
const invitations = [
  { ...invitation, email: long, teams: room.teams, sentCount: 3 },
  { ...invitation, id: id(2), email: "ben@acme.test", isUndelivered: true },
  { ...invitation, id: id(3), email: "ines@acme.test", state: "accepted", role: "admin", endedAt: day },
  { ...invitation, id: id(4), email: "tom@acme.test", state: "declined", role: "guest", endedAt: day },
  { ...invitation, id: id(5), email: "eve@acme.test", state: "expired", invitedBy: null, endedAt: day },
];
const link = {
  ...{ id: id(1), name: "Fair in Vienna", state: "active", usedCount: 3, mostUses: 10, createdBy: "Jana" },
  ...{
    createdAt: day,
    expiresAt: later,
    role: "member",
    teams: room.teams,
    domains: ["acme.test", "acme.example"],
  },
};
const links = [
  link,
  { ...link, id: id(2), name: "", state: "used_up", usedCount: 10, domains: [], teams: [] },
];
const pageOf = (items: object[]) => ({ items, nextCursor: null });
const given = (change: object = {}, listed: object[] = invitations) =>
  answersAll(
    ["**/api/v1/invitations/room", { ...room, ...change }],
    ["**/api/v1/invitations?*", pageOf(listed)],
    ["**/api/v1/join-links?*", pageOf(links)],
  );
const seats = (taken: number, pending: number) => ({ seats: { taken, limit: 10, pending, over: [] } });
const path = "/team/invitations";
const gives = { gives: "workspace", workspaceName: "Northwind", role: "member", isForDomains: true };

sweep({
  name: "invitations and links to join",
  who: "person",
  allows: /status of (402|409|410|500)/,
  looks: [
    {
      name: "seats, invitations of every state, links",
      ...{ path, given: given(), on: "both" },
      shows: (page) => page.getByText("Not delivered", { exact: true }),
    },
    {
      name: "sending to a pasted list with faults",
      ...{ on: "both" },
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Invite people" }).click();
        await dialog(page).getByLabel("Email addresses").fill("Ann <ann@acme.test>\nnobody\nann@acme.test");
      },
      shows: (page) => page.getByText("is listed twice"),
    },
    {
      name: "withdrawing",
      ...{ path, given: given() },
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "More about ben@acme.test" }).click();
        await page.getByRole("menuitem", { name: "Withdraw" }).click();
      },
      shows: (page) => page.getByRole("alertdialog", { name: "Withdraw this invitation?" }),
    },
    {
      name: "making a link",
      ...{ path, given: given(), on: "both" },
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Make a link" }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: "Make a link to join" }),
    },
    {
      name: "the address of a new link",
      reach: async ({ page }: Stage) => {
        await answers("**/api/v1/join-links", { link, token: "a".repeat(43) })({ page });
        await page.getByRole("button", { name: "Make the link" }).click();
      },
      shows: (page) => page.getByText("You will not see it again."),
    },
    {
      name: "nobody yet, no seat free",
      ...{ path, given: given(seats(10, 2), []) },
      shows: (page) => page.getByText("No seats left."),
    },
    {
      name: "more members than seats",
      ...{ path, given: given(seats(12, 0)) },
      shows: (page) => page.getByText("2 members more than your plan has seats."),
    },
    {
      name: "a workspace without a name",
      ...{ path, given: given({ obstacle: "unnamed_workspace" }), on: "both" },
      shows: (page) => page.getByLabel("Name of the workspace"),
    },
    {
      name: "an address that is not confirmed",
      ...{ path, given: given({ obstacle: "address_unproved" }) },
      shows: (page) => page.getByText("Confirm your email address before you invite people."),
    },
    {
      name: "a plan without a team",
      ...{ path, given: given({ obstacle: "not_entitled" }) },
      shows: (page) => page.getByText("Inviting people is part of the plans"),
    },
    {
      name: "invitations that do not load",
      ...{ path, given: fails("**/api/v1/invitations*/**") },
      shows: (page) => page.getByText("The seats could not be loaded"),
    },
    {
      name: "an invitation for somebody else",
      path: `/invitation#${"a".repeat(43)}`,
      given: opened({ isForCaller: false, email: long }),
      shows: (page) => page.getByRole("button", { name: "Sign out and continue" }),
    },
    {
      name: "a link, signed in, not confirmed",
      path: `/free-join/${"a".repeat(43)}`,
      given: answers("**/api/v1/join-links/open", gives),
      shows: (page) => page.getByRole("heading", { name: "Confirm your email address first" }),
    },
  ],
});

function opened(change: object = {}) {
  return answers("**/api/v1/invitations/open", {
    ...{ workspaceName: "Northwind", role: "member", email: "ann@acme.test", invitedBy: "Jana Novak" },
    ...{ message: "We start on Monday.\nBring your laptop.", expiresAt: later },
    ...{ hasAccount: false, isForCaller: null, isAccepted: false, ...change },
  });
}

const ends = (pattern: string, status: number, code: string, details: object = {}) =>
  fails(pattern, status, { error: { code, message: code, details } });

sweep({
  name: "what strangers see of invitations and links",
  who: "visitor",
  allows: /status of (403|404|409|410)/,
  looks: [
    {
      name: "an invitation to somebody without an account",
      ...{ path: `/invitation#${"a".repeat(43)}`, given: opened(), on: "both" },
      shows: (page) => page.getByRole("button", { name: "Create account and join" }),
    },
    {
      name: "an invitation to somebody with an account",
      ...{
        path: `/invitation?again#${"a".repeat(43)}`,
        given: opened({ hasAccount: true, invitedBy: null }),
      },
      shows: (page) => page.getByRole("link", { name: "Sign in to accept" }),
    },
    ...(["not_found", "expired", "withdrawn", "declined", "used", "membership_ended"] as const).map(
      (code, index) => ({
        name: `an invitation that is ${code}`,
        path: `/invitation?${code}#${"a".repeat(43)}`,
        given: ends("**/api/v1/invitations/open", index ? 410 : 404, `invitation.${code}`),
        shows: (page: Page) => page.getByRole("heading", { level: 1, name: /invitation/ }),
      }),
    ),
    {
      name: "a link to join",
      ...{
        path: `/free-join/${"a".repeat(43)}`,
        given: answers("**/api/v1/join-links/open", gives),
        on: "both",
      },
      shows: (page) => page.getByRole("link", { name: "Create account" }),
    },
    {
      name: "a link to a plan, in German",
      path: `/free-join/${"b".repeat(43)}?lang=de`,
      given: answers("**/api/v1/join-links/open", { gives: "plan", planName: "Business", planEndsAt: later }),
      shows: (page) => page.getByRole("heading", { name: /Business/ }),
    },
    ...(["not_found", "expired", "withdrawn", "used_up"] as const).map((code, index) => ({
      name: `a link that is ${code}`,
      path: `/free-join/${String(index).repeat(43)}`,
      given: ends("**/api/v1/join-links/open", index ? 410 : 404, `join_link.${code}`),
      shows: (page: Page) => page.getByRole("heading", { level: 1, name: /link/i }),
    })),
  ],
});
