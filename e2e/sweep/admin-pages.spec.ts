import type { Page } from "@playwright/test";
import { modelTraffic, usageOverview, usageRows } from "../fixtures/model-reports.ts";
import { connectedModels, lastCalls, provider } from "./connected-models.ts";
import { answers, fails, type Look, sweep } from "./sweep.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const at = (path: string): Look => ({ name: path, path, shows: heading });

sweep({
  name: "the pages of an admin",
  who: "admin",
  allows: /status of 500/,
  looks: [
    {
      name: "the overview, where no model is connected",
      path: "/admin",
      shows: (page) => page.getByText("No model is connected: the built-in assistant answers."),
      on: "both",
    },
    ...[
      "/admin/app-settings",
      "/admin/app-settings?tab=legal",
      "/admin/fullcheck",
      "/admin/voice",
      "/admin/ai-settings",
      "/admin/policies",
      "/admin/llm-diagram",
      "/admin/llm-backend",
      "/admin/spending",
      "/admin/upgrade",
    ].map(at),
    {
      name: "recorded backups",
      path: "/admin/upgrade",
      given: async (stage) => {
        const id = "0190f5e0-0000-7000-8000-000000000001";
        const backup = { id, recordedAt: "2026-03-01T12:00:00.000Z", recordedBy: "Ada Lovelace" };
        await answers("**/api/v1/admin/backups?*", { items: [backup], nextCursor: id })(stage);
      },
      shows: (page) => panel(page, "Recorded backups").getByText("Ada Lovelace"),
    },
    {
      name: "no model connected",
      path: "/admin/llm-backend",
      shows: (page) => page.getByRole("button", { name: "Connect a provider" }),
      on: "both",
    },
    {
      name: "a provider that is being connected",
      reach: ({ page }) => page.getByRole("button", { name: "Connect a provider" }).click(),
      shows: (page) => dialog(page).getByRole("radio", { name: "Azure OpenAI" }),
      on: "both",
    },
    {
      name: "a provider without what it needs",
      reach: async ({ page }) => {
        await dialog(page).getByRole("radio", { name: "Azure OpenAI" }).check();
        await dialog(page).getByRole("button", { name: "Connect", exact: true }).click();
      },
      shows: (page) => dialog(page).getByText("Paste the key."),
    },
    {
      name: "models that fail, pause and are restricted",
      path: "/admin/llm-backend",
      given: async (stage) => {
        await answers("**/api/v1/admin/model-providers?*", { items: [provider], nextCursor: null })(stage);
        await answers("**/api/v1/admin/models?*", { items: connectedModels, nextCursor: null })(stage);
        await answers("**/api/v1/admin/model-calls?*", { items: lastCalls, nextCursor: null })(stage);
      },
      shows: (page) => page.getByRole("table", { name: "Calls, newest first" }).getByText("Over budget"),
      on: "both",
    },
    {
      name: "who may use a model",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "More about large" }).click();
        await page.getByRole("menuitem", { name: "Who may use it" }).click();
        await dialog(page).getByText("Only some").click();
      },
      shows: (page) => dialog(page).getByRole("checkbox", { name: "Business" }),
    },
    {
      name: "models that cannot be loaded",
      path: "/admin/llm-backend",
      given: async (stage) => {
        await fails("**/api/v1/admin/models?*")(stage);
      },
      shows: (page) => page.getByText("The models could not be loaded"),
    },
    {
      name: "the flow of calls to models",
      path: "/admin/llm-diagram",
      given: async (stage) => {
        await answers("**/api/v1/admin/model-traffic?*", modelTraffic)(stage);
      },
      shows: (page) => page.getByRole("button", { name: /^Model claude-sonnet-4-5, 900 calls/ }),
      on: "both",
    },
    {
      name: "the way of one model",
      reach: ({ page }) => page.getByRole("button", { name: /^Model claude-sonnet-4-5/ }).click(),
      shows: (page) => page.getByRole("button", { name: /^Model claude-sonnet-4-5/, pressed: true }),
    },
    {
      name: "what models cost",
      path: "/admin/spending",
      given: async (stage) => {
        await answers("**/api/v1/admin/model-usage?*", { ...usageOverview, budget: null })(stage);
        await answers("**/api/v1/admin/model-usage/rows?*", usageRows)(stage);
      },
      shows: (page) => page.getByText("Ada Lovelace"),
      on: "both",
    },
    {
      name: "usage that cannot be loaded",
      path: "/admin/spending",
      given: async (stage) => {
        await fails("**/api/v1/admin/model-usage**")(stage);
      },
      shows: (page) => page.getByText("The spending could not be loaded"),
    },
    {
      name: "numbers of visits that cannot be loaded",
      path: "/admin/analytics",
      given: async (stage) => {
        await fails("**/api/v1/admin/analytics?*")(stage);
      },
      shows: (page) => page.getByText("The numbers could not be loaded"),
    },
    {
      name: "an installation that does not speak",
      path: "/admin/voice",
      given: async (stage) => {
        await answers("**/api/v1/admin/speech", { engine: null, voices: [] })(stage);
      },
      shows: (page) => page.getByText(/Speech is off/),
    },
  ],
});

sweep({
  name: "the outbox",
  who: "admin",
  allows: /500/,
  looks: [
    {
      name: "mail that waits",
      path: "/dev",
      shows: (page) => page.getByRole("table", { name: "Messages on their way out" }),
      on: "both",
    },
    {
      name: "what a mail says",
      reach: ({ page }) => page.getByRole("button", { name: "auth.confirmation" }).first().click(),
      shows: (page) => dialog(page).getByRole("region", { name: "Content" }),
      on: "both",
    },
    {
      name: "the source of its HTML",
      reach: ({ page }) => dialog(page).getByText("HTML source").click(),
      shows: (page) => dialog(page).getByText("<!doctype html>", { exact: false }).first(),
    },
  ],
});
