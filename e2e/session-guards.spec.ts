import type { Locator, Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { authCall } from "./fixtures/auth-call.ts";
import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test("a session that cannot be refreshed any more ends at /auth, and comes back to the page", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the refusal; the client library says that the session is gone.
  consoleIsSilent.allow(/status of 400|refresh/i);
  const account = await createAccount(product);
  const session = { ...account.session, expires_at: 1, refresh_token: "nobodysnobody" };
  await enter(page, product, { ...account, session }, "/settings?section=theme");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByText("Your session expired or was ended on another device")).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/settings\?section=theme$/);
});

test("who was signed out from another device is told so, and who signs out by themselves is not", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports what is refused from then on.
  consoleIsSilent.allow(/status of 40[0-4]/);
  const notice = page.getByText("Your session expired or was ended on another device");
  const account = await createAccount(product);
  await enter(page, product, account, "/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();

  await test.step("from another device", async () => {
    const path = "/token?grant_type=password";
    const other = await authCall(product, path, {
      body: { email: account.email, password: account.password },
    });
    const headers = { authorization: `Bearer ${other.access_token}` };
    await fetch(`${product.url}/api/v1/me/sessions`, { method: "DELETE", headers });
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
    await expect(notice).toBeVisible();
    await axeFindsNothing(page);
    await signIn(page, account);
    await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  });

  await test.step("by themselves", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

for (const minutes of [-10, 10]) {
  const direction = minutes < 0 ? "behind" : "ahead";
  test(`a clock that is ten minutes ${direction} signs in, works, and refreshes in time`, {
    tag: "@long",
  }, async ({ page, product }) => {
    const account = await createAccount(product);
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    const refreshes = countRefreshes(page);
    await page.goto("/auth");
    await signIn(page, account);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(await secondsLeft(page)).toBeGreaterThan(3_500);
    expect(await secondsLeft(page)).toBeLessThan(3_700);
    await page.reload();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(refreshes()).toBe(0);
    await page.clock.fastForward(hourMs);
    await expect.poll(refreshes).toBe(1);
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });
}

test("a tab that was hidden for a day is signed in when it is looked at again, with one refresh", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enter(page, product, await createAccount(product), "/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  const refreshes = countRefreshes(page);
  await look(page, "hidden");
  // The stream that all tabs share may need a new token before the tab is shown.
  await page.clock.fastForward(24 * hourMs);
  await look(page, "visible");
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(3_000);
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await expect.poll(refreshes).toBe(1);
  await page.clock.fastForward(minuteMs);
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(refreshes()).toBe(1);
});

test("two tabs that sign out at the same moment both end as visitors", async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  // One of them is told that its session has ended already.
  consoleIsSilent.allow(/status of 40[13]/);
  await enter(page, product, await createAccount(product), "/dashboard");
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  const buttons = [page, other].map((tab) => tab.getByRole("button", { name: "Logout" }));
  for (const button of buttons) await expect(button).toBeVisible();
  // At once, and without waiting for a button that the other tab's sign-out has just taken away.
  const found = await Promise.all(buttons.map((button) => button.elementHandle()));
  await Promise.all(found.map((button) => button?.dispatchEvent("click")));
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/(auth.*)?$/);
    await expect(tab.getByRole("button", { name: "Logout" })).toHaveCount(0);
  }
});

test("a browser that blocks storage signs in all the same, until the page is left", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/auth");
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
});

test("a server that is away for a minute signs nobody out, also when the page is loaded meanwhile", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(lostCalls);
  const account = await createAccount(product);
  const session = { ...account.session, expires_at: 1 };
  await page.clock.install();
  await cutOff(page);
  await enter(page, product, { ...account, session }, "/profile");
  await expect(page.getByText("Loading...")).toBeVisible();
  await page.clock.runFor(minuteMs);
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expect(page.getByText("Loading...")).toBeVisible();
  await reconnect(page);
  await runUntil(page, page.getByText(account.email).first());
  expect(await secondsLeft(page)).toBeGreaterThan(3_000);
});

test("a session that is due while the server is away for a minute is refreshed when it is back", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(lostCalls);
  const account = await createAccount(product);
  await page.clock.install();
  await enter(page, product, account, "/profile");
  await expect(page.getByText(account.email).first()).toBeVisible();
  const refreshes = countRefreshes(page);
  await cutOff(page);
  await page.clock.fastForward(hourMs - minuteMs / 2);
  await page.clock.runFor(minuteMs);
  await expect(page.getByText("Cannot reach the server. Trying again…")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await reconnect(page);
  await runUntil(page, () => refreshes() > 0);
  await expect(page.getByText("Cannot reach the server. Trying again…")).toHaveCount(0);
  expect(await secondsLeft(page)).toBeGreaterThan(3_000);
  await expect(page.getByText(account.email).first()).toBeVisible();
});

/** What Chromium and the client library say of calls that nobody answers. */
const lostCalls = /Failed to load resource|Failed to fetch|AuthRetryableFetchError|status of 50/;

async function cutOff(page: Page): Promise<void> {
  await page.route(/\/(auth|api|rest)\/v1\/|\/healthz$/, (route) => route.abort("connectionrefused"));
}

async function reconnect(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Lets the clock of the page go on, second by second, until it shows `sign`, or `sign` says so. */
async function runUntil(page: Page, sign: Locator | (() => boolean)): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(typeof sign === "function" ? sign() : await sign.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [50] });
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on("requestfinished", (request) => {
    if (request.url().includes("grant_type=refresh_token")) count += 1;
  });
  return () => count;
}

/** Until the session ends, by the clock of the page. */
function secondsLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "{}").expires_at - Date.now() / 1000;
  });
}

async function look(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, "visibilityState", { value: next, configurable: true });
    Object.defineProperty(document, "hidden", { value: next === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
