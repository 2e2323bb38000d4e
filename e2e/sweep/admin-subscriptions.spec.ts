import type { Page } from "@playwright/test";
import { createAccount } from "../fixtures/account.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { createSubscriber } from "../fixtures/subscriber.ts";
import { sweep } from "./sweep.ts";

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const next = { planName: "Individual", quantity: 1, interval: "month", startsAt: "2026-12-21T12:00:00.000Z" };
const dialog = (page: Page) => page.getByRole("dialog");

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
      given: async ({ product }) => {
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
      given: async ({ page }) => {
        await page.route("**/next-plan", (route) => route.fulfill({ json: { next, endsUnpaid: false } }));
      },
      shows: (page) => page.getByText(/Planned: Individual from/),
    },
    {
      name: "what is planned cannot be asked",
      given: async ({ page }) => {
        await page.unrouteAll();
        const error = { code: "payment_service_busy", message: "Busy.", requestId: "r" };
        await page.route("**/next-plan", (route) => route.fulfill({ status: 503, json: { error } }));
      },
      shows: (page) => page.getByText("The scheduled change could not be loaded from the provider."),
    },
  ],
});
