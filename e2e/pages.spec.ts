import type { Page } from "@playwright/test";
import { legalTypes } from "#features/site/contract/index.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { createAdmin } from "./fixtures/admin.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";

const publicPaths = [
  "/",
  "/demo",
  "/diagram",
  "/auth",
  "/free-join/a-token",
  "/terms",
  "/privacy",
  ...legalTypes.map((type) => `/legal/${type}`),
];
const ownPaths = [
  "/dashboard",
  "/chat",
  "/agents",
  "/agents/knowledge",
  "/artifacts",
  "/tasks",
  "/mail",
  "/compliance",
  "/compliance/proof",
  "/settings",
  "/settings/security",
  "/settings/voice",
  "/settings/notifications",
  "/settings/memory",
  "/settings/billing",
  "/settings/workspace",
  "/settings/usage",
  "/profile",
  "/team",
  "/design",
  "/dev",
  "/qa",
  "/compliance-productivity",
  "/conversation",
];
const adminPaths = [
  "/admin",
  "/admin/analytics",
  "/admin/app-settings",
  "/admin/fullcheck",
  "/admin/voice",
  "/admin/ai-settings",
  "/admin/policies",
  "/admin/llm-diagram",
  "/admin/llm-backend",
  "/admin/spending",
  "/admin/subscriptions",
  "/admin/subscriptions/plans",
  "/admin/subscriptions/waiting",
  "/admin/upgrade",
];

test("every public page answers a visitor with a title and a heading", async ({ page }) => {
  for (const path of publicPaths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    // The first page is named after the product, and after what it is.
    await expect(page, path).toHaveTitle(path === "/" ? /^Adjutant: \S/ : /^\S.* · Adjutant$/);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("every page of a signed-in user and of an admin answers an admin with a title and a heading", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAdmin(product), "/dashboard");
  for (const path of [...ownPaths, ...adminPaths]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
    await visitWithoutLoading(page, path);
    // The spoken view opens as text until one can speak.
    await expect
      .poll(() => new URL(page.url()).pathname, path)
      .toBe(path === "/conversation" ? "/chat" : path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveTitle(/^\S.* · Adjutant$/);
  }
});

test("every page of a signed-in user asks a visitor to sign in", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth(\?next=|$)/);
  for (const path of [...ownPaths, ...adminPaths]) {
    await visitWithoutLoading(page, path);
    await expect(page, path).toHaveURL(/\/auth(\?next=|$)/);
  }
});

/** As "back" does: to load the page itself takes ten times as long, and the same guard answers. */
async function visitWithoutLoading(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The router counts its places, and a page that asks before one leaves it needs the count.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

test("an unknown address is a page that says so, with status 404 and two ways on", async ({
  page,
  consoleIsSilent,
}) => {
  // Chromium reports the status of the page itself.
  consoleIsSilent.allow(/status of 404/);
  for (const path of ["/no/such/page", "/legal/no-such-text"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  }
});

test("a page whose capability comes later says so in one sentence", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/compliance-productivity");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Compliance and productivity", level: 1 })).toBeVisible();
  await expect(main.getByText(/^Coming soon: /)).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
});

test("a page that breaks says what happened, without a stack", async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/./);
  await enter(page, product, await createAccount(product), "/dashboard");
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
  await page.route(/\/assets\/profile-page-/, (route) => route.abort());
  // A part of the page that is missing may be one of an older build: the page loads itself anew, once.
  const reloaded = page.waitForEvent("load");
  const link = page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Profile" });
  await link.click();
  await reloaded;
  // The frame of the settings may still have been loading, so the address can be the one before.
  await link.click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("alert")).not.toContainText(/\bat \S+ \(/);
  await looksRightEverywhere(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
});
