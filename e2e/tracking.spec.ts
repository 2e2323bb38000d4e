import type { Page } from "@playwright/test";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";
import { openTrialDialog } from "./fixtures/trial.ts";

interface PageView {
  event_type: string;
  route: string;
  company: string;
  domain: string;
  fingerprint: string;
  is_authenticated: boolean;
}

test("every page a visitor opens is a row, without what identifies a thing or a person", async ({
  page,
  product,
}) => {
  await page.goto("/");
  await expect.poll(() => readSessionId(page)).not.toBeNull();
  await page.goto("/#pricing");
  const sessionId = (await readSessionId(page)) ?? "none";
  const views = async () => (await events()).filter(({ event_type }) => event_type === "page_view");
  const events = () =>
    readRows<PageView>(
      product,
      `select e.event_type, e.route, s.company, s.domain, s.fingerprint, s.is_authenticated
       from user_events e join user_sessions s on s.id = e.session_id where s.id = $1 order by e.created_at`,
      [sessionId],
    );
  await page
    .getByRole("contentinfo")
    .or(page.getByRole("main"))
    .getByRole("link", { name: "Terms of Service" })
    .click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(async () => (await views()).length).toBe(3);
  await page.goto("/free-join/a-token-that-opens-a-door");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await views()).length).toBe(4);
  await page.goto("/auth");

  await expect
    .poll(async () => (await views()).map(({ event_type, route }) => `${event_type} ${route}`))
    .toEqual([
      "page_view /",
      "page_view /#pricing",
      "page_view /terms",
      "page_view /free-join/:id",
      "page_view /auth",
    ]);
  const [first] = await views();
  expect(first).toMatchObject({ domain: "127.0.0.1", is_authenticated: false });
  expect(first?.fingerprint).toMatch(/^[0-9a-f]{12}$/);

  await test.step("the steps towards a trial and what was measured come when the page is left", async () => {
    await openTrialDialog(page);
    await page.goto("/auth");
    const types = async () => new Set((await events()).map(({ event_type }) => event_type));
    await expect.poll(types).toEqual(new Set(["page_view", "trial_opened", "web_vital"]));
  });
  expect(await page.context().cookies()).toEqual([]);
});

test("a browser that asks not to be tracked is not", async ({ page }) => {
  const tracked: string[] = [];
  page.on("request", (request) => {
    if (/\/rest\/v1\/user_|\/api\/v1\/tracking/.test(request.url())) tracked.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(tracked).toEqual([]);
  expect(await readSessionId(page)).toBeNull();
});

function readSessionId(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("session_id"));
}
