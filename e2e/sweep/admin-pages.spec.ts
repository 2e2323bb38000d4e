import type { Page } from "@playwright/test";
import { createAccount } from "../fixtures/account.ts";
import { modelTraffic, usageOverview, usageRows } from "../fixtures/model-reports.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { createSubscriber } from "../fixtures/subscriber.ts";
import { connectedModels, lastCalls, provider } from "./connected-models.ts";
import { answers, fails, type Look, sweep } from "./sweep.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const next = { planName: "Individual", quantity: 1, interval: "month", startsAt: "2026-12-21T12:00:00.000Z" };
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
      reach: async (stage) => {
        const id = "0190f5e0-0000-7000-8000-000000000001";
        const backup = { id, recordedAt: "2026-03-01T12:00:00.000Z", recordedBy: "Ada Lovelace" };
        await answers("**/api/v1/admin/backups?*", { items: [backup], nextCursor: id })(stage);
        await stage.page.reload();
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
      reach: async (stage) => {
        await answers("**/api/v1/admin/model-providers?*", { items: [provider], nextCursor: null })(stage);
        await answers("**/api/v1/admin/models?*", { items: connectedModels, nextCursor: null })(stage);
        await answers("**/api/v1/admin/model-calls?*", { items: lastCalls, nextCursor: null })(stage);
        await stage.page.reload();
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
      reach: async (stage) => {
        await fails("**/api/v1/admin/models?*")(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText("The models could not be loaded"),
    },
    {
      name: "the flow of calls to models",
      path: "/admin/llm-diagram",
      reach: async (stage) => {
        await answers("**/api/v1/admin/model-traffic?*", modelTraffic)(stage);
        await stage.page.reload();
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
      reach: async (stage) => {
        await answers("**/api/v1/admin/model-usage?*", { ...usageOverview, budget: null })(stage);
        await answers("**/api/v1/admin/model-usage/rows?*", usageRows)(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText("Ada Lovelace"),
      on: "both",
    },
    {
      name: "usage that cannot be loaded",
      path: "/admin/spending",
      reach: async (stage) => {
        await fails("**/api/v1/admin/model-usage**")(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText("The spending could not be loaded"),
    },
    {
      name: "numbers of visits that cannot be loaded",
      path: "/admin/analytics",
      reach: async (stage) => {
        await fails("**/api/v1/admin/analytics?*")(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText("The numbers could not be loaded"),
    },
    {
      name: "an installation that does not speak",
      path: "/admin/voice",
      reach: async (stage) => {
        await answers("**/api/v1/admin/speech", { engine: null, voices: [] })(stage);
        await stage.page.reload();
      },
      shows: (page) => page.getByText(/Speech is off/),
    },
  ],
});

sweep({
  name: "the subscriptions, as an admin sees them",
  who: "admin",
  looks: [
    {
      name: "their numbers",
      path: "/admin/subscriptions",
      shows: (page) => panel(page, "Numbers").getByText("Monthly recurring revenue"),
    },
    {
      name: "the plans",
      path: "/admin/subscriptions/plans",
      reach: ({ page }) => page.getByLabel("Plan", { exact: true }).selectOption("Enterprise"),
      shows: (page) => page.getByText("Counted only, never blocked").first(),
    },
    {
      name: "a limit that is no number",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Edit Voice" }).click();
        await dialog(page).getByLabel("Limit, in minutes").fill("a lot");
        await dialog(page).getByRole("button", { name: "Save" }).click();
      },
      shows: (page) => dialog(page).getByText("Enter 0 or a higher number, e.g. 300."),
    },
    {
      name: "a price that is no amount",
      path: "/admin/subscriptions/plans",
      reach: ({ page }) => panel(page, "Yearly prices").getByLabel("Business, in USD a year").fill("a lot"),
      shows: (page) => page.getByText("Enter an amount such as 299.00, or leave it empty."),
    },
    {
      name: "what waits for the provider",
      path: "/admin/subscriptions/waiting",
      reach: async ({ page, product }) => {
        const id = [`sub_${Date.now()}`];
        await readRows(
          product,
          "insert into subscription_closings (provider, is_live, subscription_id) values ('sandbox', false, $1)",
          id,
        );
        await readRows(
          product,
          `insert into billing_retries (provider, is_live, kind, object_id, failure, next_try_at)
           values ('sandbox', false, 'closing', $1, 'api_error 500', now() + interval '1 hour')`,
          id,
        );
        await page.reload();
      },
      shows: (page) => page.getByText("1 failed attempt: api_error 500").first(),
    },
    {
      name: "a workspace without a plan",
      path: "/admin/subscriptions",
      reach: async ({ page, product }) => {
        const { userId } = await createAccount(product);
        await page.goto(`/admin/subscriptions/workspaces/${userId}`);
      },
      shows: (page) => page.getByText("No plan is assigned to this workspace."),
    },
    {
      name: "a plan that is being assigned",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Assign a plan" }).click();
        await dialog(page).getByLabel("Plan", { exact: true }).selectOption("Business");
        await dialog(page).getByLabel("Last day").fill("2199-12-31");
        await dialog(page).getByLabel("Note").fill("x".repeat(501));
      },
      shows: (page) => dialog(page).getByText("At most 500 characters; this has 501."),
    },
    {
      name: "a workspace with a plan",
      reach: async ({ page }) => {
        await dialog(page).getByLabel("Note").fill("A pilot.");
        await dialog(page).getByRole("button", { name: "Assign", exact: true }).click();
      },
      shows: (page) => panel(page, "History").getByText("Plan assigned"),
    },
    {
      name: "an override that is being added",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Add an override" }).click();
        await dialog(page).getByLabel("Entitlement").selectOption("Seats");
      },
      shows: (page) => dialog(page).getByLabel("Limit", { exact: true }),
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

sweep({
  name: "the workspace of a subscriber, as an admin sees it",
  who: "admin",
  allows: /status of 503/,
  looks: [
    {
      name: "a trial without a card",
      path: "/admin/subscriptions",
      reach: async ({ page, product }) => {
        const { userId } = await createSubscriber(product);
        await page.goto(`/admin/subscriptions/workspaces/${userId}`);
      },
      shows: (page) => page.getByText("ends with the trial because there is no payment method"),
    },
    {
      name: "another plan from the next period on",
      reach: async ({ page }) => {
        await page.route("**/next-plan", (route) => route.fulfill({ json: { next, endsUnpaid: false } }));
        await page.reload();
      },
      shows: (page) => page.getByText(/Planned: Individual from/),
    },
    {
      name: "what is planned cannot be asked",
      reach: async ({ page }) => {
        await page.unrouteAll();
        const error = { code: "payment_service_busy", message: "Busy.", requestId: "r" };
        await page.route("**/next-plan", (route) => route.fulfill({ status: 503, json: { error } }));
        await page.reload();
      },
      shows: (page) => page.getByText("The scheduled change could not be loaded from the provider."),
    },
  ],
});
