import type { Page } from "@playwright/test";
import { giveTeam } from "../fixtures/give-team.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { createNamed } from "../fixtures/team.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const list = (page: Page) => page.getByRole("list", { name: "People of the workspace" });
const id = (number: number) => `0198c0de-0000-7000-8000-00000000000${number}`;

const none = { roles: [], suspend: false, unsuspend: false, remove: false, leave: false };
const made = {
  email: "",
  picture: null,
  state: "active",
  hasSeat: true,
  joinedAt: "2026-03-01T12:00:00.000Z",
  teams: [],
  isManaged: false,
  lastActiveAt: "2026-03-01T12:00:00.000Z",
  hasSecondFactor: true,
  abilities: none,
};
const people = [
  {
    ...made,
    ...{
      userId: id(1),
      name: "Jana Novak",
      email: "jana@acme.test",
      role: "owner",
      abilities: { ...none, leave: true },
    },
  },
  {
    ...made,
    ...{ userId: id(2), name: "Ben Adler", email: "ben@acme.test", role: "admin", isManaged: true },
    teams: [{ id: id(8), name: "Sales" }],
  },
  {
    ...made,
    ...{ userId: id(3), name: "Ines Braun", email: "ines@acme.test", role: "member", hasSecondFactor: false },
    abilities: {
      ...none,
      roles: ["owner", "admin", "billing", "auditor", "guest"],
      suspend: true,
      remove: true,
    },
  },
  {
    ...made,
    ...{ userId: id(4), name: "tom@acme.test", email: "tom@acme.test", role: "guest", state: "suspended" },
    ...{
      hasSeat: false,
      lastActiveAt: null,
      hasSecondFactor: false,
      abilities: { ...none, unsuspend: true },
    },
  },
];
const heirs = [
  { userId: id(1), name: "Jana Novak" },
  { userId: id(2), name: "Ben Adler" },
];
const counts = [
  { kind: "conversations", handed: 3, newlyReadable: 2, kept: 7 },
  { kind: "agents", handed: 1, newlyReadable: 0, kept: 1 },
  { kind: "tasks", handed: 4, newlyReadable: 4, kept: 0 },
  { kind: "triggers", handed: 1, newlyReadable: 1, kept: 0 },
  { kind: "connections", handed: 2, newlyReadable: 0, kept: 0 },
];

const members = answers("**/api/v1/members?*", { items: people, nextCursor: null });
const gone = answersAll(
  ["**/api/v1/members?*", { items: people, nextCursor: null }],
  [
    "**/api/v1/members/gone",
    {
      items: [
        { userId: id(5), name: "Tomas Berg" },
        { userId: id(6), name: "Margarethe-Alexandrine von Hohenlohe-Langenburg und Weikersheim" },
        { userId: id(7), name: "" },
      ],
    },
  ],
  [
    "**/api/v1/invitations/room",
    {
      seats: {
        ...{ taken: 16, limit: 3, pending: 0 },
        over: people.slice(1).map(({ userId, name }) => ({ userId, name })),
      },
      ...{ obstacle: null, workspaceName: "Northwind", teams: [] },
    },
  ],
);
const leaving = (body: object) => answers("**/api/v1/members/*/leaving*", body);

async function act({ page }: Stage, who: string, what: string) {
  await page.getByRole("button", { name: `More about ${who}` }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

/** A second workspace, where somebody else is the owner. */
async function stageOther({ product, person }: Stage) {
  const [owner] = await createNamed(product, "Ada Berg");
  await readRows(
    product,
    `with w as (insert into workspaces (id, name) values (gen_random_uuid(), 'Acme Ltd') returning id)
     insert into memberships (workspace_id, user_id, role)
     select id, $1::uuid, 'owner' from w union all select id, $2::uuid, 'member' from w`,
    [owner.userId, person.userId],
  );
}

sweep({
  name: "the members of a workspace",
  who: "person",
  allows: /status of (500|404)/,
  looks: [
    {
      name: "somebody alone",
      path: "/team",
      given: ({ product, person }) => giveTeam(product, person),
      shows: (page) => page.getByText("You are the only member."),
      on: "both",
    },
    {
      name: "members in every state",
      path: "/team",
      given: members,
      shows: (page) => list(page).getByText("no seat").or(list(page).getByText("Suspended")).first(),
      on: "both",
    },
    {
      name: "people who left, and more members than seats",
      path: "/team",
      given: gone,
      shows: (page) => page.getByRole("button", { name: "Choose who takes over" }).first(),
      on: "both",
    },
    {
      name: "who takes over from somebody who left",
      path: "/team",
      given: async (stage) => {
        await gone(stage);
        await leaving({ counts, heir: heirs[0], heirs })(stage);
      },
      reach: ({ page }) => page.getByRole("button", { name: "Choose who takes over" }).first().click(),
      shows: (page) => dialog(page).getByText("Stays private"),
      on: "both",
    },
    {
      name: "the role of a member",
      path: "/team",
      given: members,
      reach: (stage) => act(stage, "Ines Braun", "Change role"),
      shows: (page) => dialog(page).getByText("Works here, and manages plan and invoices."),
      on: "both",
    },
    {
      name: "a suspension before it begins",
      path: "/team",
      given: members,
      reach: (stage) => act(stage, "Ines Braun", "Suspend"),
      shows: (page) => dialog(page).getByText("their seat becomes free"),
    },
    {
      name: "who takes over from somebody who is removed",
      path: "/team",
      given: async (stage) => {
        await members(stage);
        await leaving({ counts, heir: heirs[0], heirs })(stage);
      },
      reach: (stage) => act(stage, "Ines Braun", "Remove from workspace"),
      shows: (page) => dialog(page).getByText("Stays private"),
      on: "both",
    },
    {
      name: "somebody who has nothing to hand over leaves",
      path: "/team",
      given: async (stage) => {
        await members(stage);
        await leaving({ counts: [], heir: heirs[1], heirs })(stage);
      },
      reach: (stage) => act(stage, "Jana Novak", "Leave workspace"),
      shows: (page) => dialog(page).getByText("There is nothing to take over."),
    },
    {
      name: "what would be handed over cannot be counted",
      path: "/team",
      given: async (stage) => {
        await members(stage);
        await fails("**/api/v1/members/*/leaving*")(stage);
      },
      reach: (stage) => act(stage, "Ines Braun", "Remove from workspace"),
      shows: (page) => dialog(page).getByText("What would be handed over could not be counted"),
    },
    {
      name: "nobody who matches",
      path: "/team",
      reach: ({ page }) => page.getByLabel("Find by name or address").fill("nobody of this name"),
      shows: (page) => page.getByRole("button", { name: "Clear filters" }),
    },
    {
      name: "a list that cannot be loaded",
      path: "/team",
      given: fails("**/api/v1/members?*"),
      shows: (page) => page.getByText("The members could not be loaded"),
    },
    {
      name: "the name of the workspace",
      path: "/settings/workspace",
      reach: ({ page }) => page.getByRole("button", { name: "Rename" }).click(),
      shows: (page) => dialog(page).getByLabel("Name"),
    },
    {
      name: "the switch of workspaces",
      path: "/tasks",
      given: stageOther,
      reach: ({ page }) =>
        page
          .getByRole("banner")
          .getByRole("button", { name: /^Workspace: / })
          .click(),
      shows: (page) => page.getByRole("menuitem", { name: "Acme Ltd" }),
    },
    {
      name: "a workspace that one is not in",
      path: `/tasks?workspace=${id(9)}`,
      shows: (page) => page.getByRole("alert").getByText("You do not belong to this workspace"),
      on: "both",
    },
  ],
});
