import type { Page } from "@playwright/test";
import { giveTeam } from "../fixtures/give-team.ts";
import {
  foundPeople,
  listedTeams,
  requests,
  salesId,
  teamMembers,
  teamShares,
  teams,
  teamUses,
} from "./made-up-teams.ts";
import { answers, fails, type Stage, sweep } from "./sweep.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const list = (page: Page) => page.getByRole("list", { name: "Teams", exact: true });
const ofTeams = "**/api/v1/workspace/teams?*";
const none = { items: [], nextCursor: null };

/** One team with its people and shares. */
const one = (team: object) => async (stage: Stage) => {
  await answers("**/api/v1/workspace/teams/*", team)(stage);
  await answers("**/api/v1/workspace/teams/*/members?*", teamMembers)(stage);
  await answers("**/api/v1/workspace/teams/*/shares*", teamShares)(stage);
  await answers("**/api/v1/workspace/teams/*/uses", teamUses)(stage);
  await answers("**/api/v1/workspace/people?*", foundPeople)(stage);
  await answers(ofTeams, listedTeams)(stage);
};
const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole("button", { name, exact: true }).click();
const path = `/team/groups/${salesId}`;

sweep({
  name: "teams",
  who: "person",
  allows: /status of (404|409|500)/,
  looks: [
    {
      name: "a plan without teams",
      path: "/team/groups",
      shows: (page) => page.getByText("Teams are part of the plans"),
    },
    {
      name: "no team yet",
      path: "/team/groups",
      async given(stage) {
        await giveTeam(stage.product, stage.person);
        await answers(ofTeams, none)(stage);
      },
      shows: (page) => page.getByText("No teams yet."),
    },
    {
      name: "teams inside one another and of the directory",
      path: "/team/groups",
      given: answers(ofTeams, listedTeams),
      shows: (page) => list(page).getByText("Engineering (2)"),
      on: "both",
    },
    {
      name: "a new one",
      reach: press("New team"),
      shows: (page) => dialog(page).getByLabel("Name"),
      on: "both",
    },
    {
      name: "a new one without a name",
      reach: press("Create"),
      shows: (page) => dialog(page).getByText("Enter a name."),
    },
    {
      name: "no team of that name",
      path: "/team/groups",
      given: answers(ofTeams, none),
      reach: ({ page }) => page.getByRole("searchbox", { name: "Search teams" }).fill("Wien"),
      shows: (page) => page.getByText("No teams match."),
    },
    {
      name: "teams that could not be loaded",
      path: "/team/groups",
      given: fails(ofTeams),
      shows: (page) => page.getByText("The teams could not be loaded"),
    },
    {
      name: "one team",
      path,
      given: one(teams.sales),
      shows: (page) => page.getByText("Something you do not have access to"),
      on: "both",
    },
    {
      name: "what its lead may do with somebody",
      reach: ({ page }) => page.getByRole("button", { name: "More about Jana Novak" }).click(),
      shows: (page) => page.getByRole("menuitem", { name: "Remove as lead" }),
    },
    {
      name: "being changed",
      path,
      given: one(teams.sales),
      reach: press("Edit"),
      shows: (page) => dialog(page).getByLabel("Name"),
    },
    {
      name: "adding people",
      path,
      given: one(teams.sales),
      reach: press("Add people"),
      shows: (page) => dialog(page).getByText("Omar Guest"),
      on: "both",
    },
    {
      name: "what ends with it",
      path,
      given: one(teams.sales),
      reach: press("Delete"),
      shows: (page) => dialog(page).getByText("Afterwards nobody can use that model."),
      on: "both",
    },
    {
      name: "one of the directory",
      path,
      given: one(teams.directory),
      shows: (page) => page.getByText("Managed by your directory."),
      on: "both",
    },
    {
      name: "one that others keep",
      path,
      given: one({ ...teams.sales, isOwn: false, abilities: { change: false, manage: false } }),
      reach: press("Ask to join"),
      shows: (page) => dialog(page).getByLabel("Why (optional)"),
    },
    {
      name: "one that is gone",
      path,
      given: fails("**/api/v1/workspace/teams/*", 404, {
        error: { code: "team.not_found", message: "This team does not exist." },
      }),
      shows: (page) => page.getByText("This team no longer exists."),
    },
  ],
});

const waiting = (request: { id: string }) => ({
  ...{ items: [{ type: "request", id: request.id, request }], nextCursor: null },
  counts: { mine: 1, others: 0 },
});
/** A request as a card of what waits. */
const inInbox = (request: { id: string }) => async (stage: Stage) => {
  await answers("**/api/v1/inbox?*", waiting(request))(stage);
  await answers("**/api/v1/workspace/requests/*", request)(stage);
};

sweep({
  name: "requests of members",
  who: "person",
  allows: /status of 409/,
  looks: [
    {
      name: "for a role, in the inbox",
      path: "/dashboard",
      given: inInbox(requests.role),
      shows: (page) => page.getByText("Asks to be an admin."),
      on: "both",
    },
    {
      name: "that was decided meanwhile",
      given: fails("**/api/v1/workspace/requests/*/decision", 409, {
        error: { code: "workspace_request.not_open", message: "This request is not open any more." },
      }),
      reach: press("Approve"),
      shows: (page) => page.getByText("This request is not open any more."),
    },
    {
      name: "for seats, in the inbox",
      path: "/dashboard",
      given: inInbox(requests.seats),
      shows: (page) => page.getByRole("link", { name: "Get seats under billing" }),
      on: "both",
    },
    {
      name: "for a place in a team, in the inbox",
      path: "/dashboard",
      given: inInbox(requests.access),
      shows: (page) => page.getByRole("button", { name: "Add to the team" }),
    },
    {
      name: "of one's own, with the others, beside the members",
      path: "/team",
      async given(stage) {
        await giveTeam(stage.product, stage.person);
        await asMember(stage);
        await answers(
          "**/api/v1/workspace/requests?list=mine*",
          listed(requests.own, requests.declined),
        )(stage);
        await answers("**/api/v1/workspace/requests?list=to_decide*", listed(requests.access))(stage);
        await answers(`**/api/v1/workspace/requests/${requests.own.id}`, requests.own)(stage);
        await answers(`**/api/v1/workspace/requests/${requests.declined.id}`, requests.declined)(stage);
        await answers(`**/api/v1/workspace/requests/${requests.access.id}`, requests.access)(stage);
      },
      shows: (page) => page.getByRole("button", { name: "Withdraw" }),
      on: "both",
    },
    {
      name: "being made",
      reach: press("New request"),
      shows: (page) => dialog(page).getByLabel("Role"),
    },
  ],
});

function listed(...items: object[]) {
  return { items, nextCursor: null };
}

/** What members may do in the area of the team. */
const actsOfMembers = ["member.list", "request.create", "team.read", "team.read_members"];

/** Owners have nobody to ask. */
function asMember({ page }: Stage) {
  return page.route("**/api/v1/me", async (route) => {
    const reply = await route.fetch();
    const me = await reply.json();
    const mayDo = me.mayDo.filter((act: string) => actsOfMembers.includes(act));
    await route.fulfill({ response: reply, json: { ...me, role: "member", mayDo } });
  });
}
