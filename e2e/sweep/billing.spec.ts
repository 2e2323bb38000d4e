import type { Page } from "@playwright/test";
import { ask } from "../fixtures/chat.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { fails, sweep } from "./sweep.ts";

const billing = (page: Page) => page.getByRole("region", { name: "Your plan" });
const changing = (page: Page) => page.getByRole("dialog", { name: "Change plan" });
const choose = async (page: Page, plan: string) => {
  await billing(page).getByRole("button", { name: "Change plan" }).click();
  await changing(page)
    .getByRole("radio", { name: new RegExp(`^${plan}`) })
    .check();
};
const next = { planName: "Individual", quantity: 1, interval: "month", startsAt: "2026-12-21T12:00:00.000Z" };

sweep({
  name: "billing in the settings",
  who: "subscriber",
  allows: /status of 50\d|status of 40[29]/,
  looks: [
    {
      name: "a trial",
      path: "/settings/billing",
      shows: (page) => billing(page).getByText("14 days left").first(),
      on: "both",
    },
    {
      name: "what another plan would cost",
      reach: ({ page }) => choose(page, "Business"),
      shows: (page) => changing(page).getByText("$99.99 a month").first(),
    },
    {
      name: "how many times, not a number",
      reach: async ({ page }) => {
        await changing(page).getByLabel("Quantity").fill("0");
      },
      shows: (page) => changing(page).getByText("Enter a whole number from 1 to 50."),
    },
    {
      name: "a price that cannot be worked out",
      path: "/settings/billing",
      reach: async (stage) => {
        await fails("**/billing/plan-change/preview", 503)(stage);
        await choose(stage.page, "Business");
      },
      shows: (page) => changing(page).getByRole("alert"),
    },
    {
      name: "what begins with the next period",
      path: "/settings/billing",
      given: async ({ page }) => {
        await page.route("**/billing/next-plan", (route) =>
          route.fulfill({ json: { next, endsUnpaid: false } }),
        );
      },
      shows: (page) => billing(page).getByText("Individual from 21 December 2026").first(),
    },
    {
      name: "the same where plans are changed",
      reach: ({ page }) => billing(page).getByRole("button", { name: "Change plan" }).click(),
      shows: (page) => changing(page).getByRole("button", { name: "Keep Individual" }),
    },
    {
      name: "invoices that cannot be loaded",
      path: "/settings/billing",
      given: async (stage) => {
        const error = {
          code: "payment_service_busy",
          message: "The payment service is busy.",
          requestId: "r",
        };
        await fails("**/api/v1/billing/invoices*", 503, { error })(stage);
      },
      shows: (page) => billing(page).getByRole("alert").filter({ hasText: "Failed to load invoices" }),
    },
    {
      name: "the limit of messages reached",
      path: "/settings/billing",
      reach: async ({ page, product, person }) => {
        await page.goto("/chat");
        await ask(page, "What is 1 * 12?");
        await readRows(
          product,
          `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
           values ($1, 'messages', gen_random_uuid(), 1, 'a sweep', now() - interval '1 hour')`,
          [person.userId],
        );
        await page.goto("/settings/billing");
      },
      shows: (page) => page.getByRole("progressbar", { name: "Messages" }),
    },
    {
      name: "a message that is refused for it",
      path: "/chat",
      reach: async ({ page }) => {
        const box = page.getByRole("textbox", { name: "Message", exact: true });
        await box.fill("Is there anything left?");
        await box.press("Enter");
      },
      shows: (page) => page.getByRole("alert").filter({ hasText: "This workspace has" }),
    },
  ],
});

sweep({
  name: "choosing a plan",
  who: "person",
  looks: [
    {
      name: "the plans side by side",
      path: "/settings/billing",
      on: "both",
      reach: ({ page }) => billing(page).getByRole("button", { name: "Choose a plan" }).click(),
      shows: (page) => page.getByRole("button", { name: "Choose Business" }),
    },
  ],
});
