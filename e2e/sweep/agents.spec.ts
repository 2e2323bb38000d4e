import type { Page } from "@playwright/test";
import {
  agent,
  agentId,
  changes,
  content,
  draft,
  figures,
  forUsers,
  long,
  many,
  records,
  tools,
  versions,
} from "./made-up-agents.ts";
import { answers, answersAll, fails, sweep } from "./sweep.ts";

const page1 = `/agents/${agentId}`;
const list = "**/api/v1/agents?*";
const one = `**/api/v1/agents/${agentId}`;
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });
const builder = answersAll(
  [one, agent],
  [`${one}/draft`, draft],
  ["**/api/v1/agent-tools", { items: tools }],
);

sweep({
  name: "the agents of a person",
  who: "person",
  allows: /status of (404|409|422|500)/,
  looks: [
    {
      name: "nobody has an agent yet",
      path: "/agents",
      shows: (page) => page.getByRole("button", { name: /^Researcher/ }),
      on: "both",
    },
    {
      name: "agents that are being read",
      path: "/agents",
      given: async ({ page }) => {
        await page.route(list, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "agents that cannot be read",
      path: "/agents",
      given: fails(list),
      shows: (page) => page.getByText("The agents could not be loaded"),
    },
    {
      name: "a full page of agents",
      path: "/agents",
      given: answersAll(
        [list, pageOf(many, "more")],
        ["**/api/v1/agent-figures?*", pageOf(many.map(({ id }) => ({ ...figures, agentId: id })))],
      ),
      shows: (page) => page.getByRole("cell", { name: "1,240" }).first(),
      on: "both",
    },
    {
      name: "all agents of a workspace",
      path: "/agents?show=workspace",
      given: answersAll([list, pageOf([agent])], ["**/api/v1/workspace/agents?*", pageOf(records, "more")]),
      shows: (page) => page.getByRole("button", { name: "Readmit Agent 3", exact: true }),
      on: "both",
    },
    {
      name: "no agent matches",
      path: "/agents?search=zebra",
      shows: (page) => page.getByText("No agent has “zebra” in its name."),
    },
    {
      name: "a new agent from a file that is none",
      path: "/agents?new",
      reach: async ({ page }) => {
        await page.getByRole("tab", { name: "Import" }).click();
        const buffer = Buffer.from('{"format":"adjutant.agent","version":1,"agent":{"name":""}}');
        await page
          .getByLabel("Exported agent")
          .setInputFiles({ name: `${long}.json`, mimeType: "application/json", buffer });
      },
      shows: (page) => page.getByText("Give it a name."),
      on: "both",
    },
    {
      name: "an agent that does not exist",
      path: page1,
      shows: (page) => page.getByText("The agent could not be loaded"),
    },
    {
      name: "an agent for people who only use it",
      path: page1,
      given: answersAll([one, forUsers]),
      shows: (page) => region(page, "About this agent"),
    },
    {
      name: "a builder with everything in it",
      path: page1,
      given: builder,
      shows: (page) => page.getByText("is not defined. Publishing is refused until it is."),
      on: "both",
    },
    {
      name: "a draft that is not saved, with the field that is wrong",
      reach: async (stage) => {
        const fields = [{ field: "content.purpose", message: "A purpose holds at most 300 characters." }];
        const error = { code: "request.invalid", message: "Not valid.", fields };
        await stage.page.route(`${one}/draft`, (route) =>
          route.request().method() === "PUT"
            ? route.fulfill({ status: 422, json: { error } })
            : route.fulfill({ json: draft }),
        );
        await stage.page.getByLabel("Purpose").fill("Another purpose");
      },
      shows: (page) => page.getByText("A purpose holds at most 300 characters.", { exact: true }),
    },
    {
      name: "two people changed the same field",
      path: page1,
      given: builder,
      reach: async (stage) => {
        let stored = draft;
        await stage.page.route(`${one}/draft`, (route) => {
          if (route.request().method() === "GET") return route.fulfill({ json: stored });
          stored = { ...draft, revision: 9, content: { ...content, purpose: "Theirs" } };
          return route.fulfill({
            status: 409,
            json: { error: { code: "agent.changed_meanwhile", message: "Saved elsewhere." } },
          });
        });
        await stage.page.getByLabel("Purpose").fill("Mine");
        await stage.page.getByRole("button", { name: "Compare", exact: true }).click();
      },
      shows: (page) => page.getByRole("dialog").getByText("Theirs").first(),
      on: "both",
    },
    {
      name: "a draft that cannot be published yet",
      path: page1,
      given: async (stage) => {
        await answers("**/api/v1/agents/*/comparison?*", { changes })(stage);
        await builder(stage);
      },
      reach: async (stage) => {
        await stage.page.getByRole("button", { name: "Publish" }).click();
      },
      shows: (page) => page.getByRole("dialog").getByText("Read twice."),
      on: "both",
    },
    {
      name: "many versions, and two of them compared",
      path: `${page1}/versions`,
      given: async (stage) => {
        await answers("**/api/v1/agents/*/comparison?*", { changes })(stage);
        await answers(`${one}/versions?*`, pageOf(versions, "more"))(stage);
        await builder(stage);
      },
      shows: (page) => region(page, "Changed lines"),
      on: "both",
    },
    {
      name: "figures of a busy agent",
      path: `${page1}/figures`,
      given: async (stage) => {
        await answers(`${one}/figures?*`, figures)(stage);
        await builder(stage);
      },
      shows: (page) => page.getByText("1,240"),
      on: "both",
    },
    {
      name: "the test of a draft on a phone",
      path: `${page1}/test`,
      given: builder,
      shows: (page) => page.getByRole("button", { name: "Start a test" }),
      on: "phone",
    },
    {
      name: "choosing an agent where a message is written",
      path: "/chat",
      given: answersAll([list, pageOf(many.slice(0, 12))]),
      reach: async (stage) => {
        await stage.page.getByRole("button", { name: "Agent: Assistant" }).click();
      },
      shows: (page) => page.getByRole("option", { name: /^Agent 4/ }),
      on: "both",
    },
    {
      name: "the starters of a chosen agent",
      path: `/chat?agent=${agentId}`,
      given: answersAll([one, agent], [list, pageOf([agent])]),
      shows: (page) => page.getByRole("button", { name: "What changed in our market?" }),
      on: "both",
    },
  ],
});
