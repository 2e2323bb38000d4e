import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { storedMessages, textOf } from "./fixtures/api.ts";
import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { layCable } from "./fixtures/cable.ts";
import { answers, ask, conversationIdOf, questions, receipts, say, stopButton } from "./fixtures/chat.ts";
import type { ConsoleWatch } from "./fixtures/console-watch.ts";
import { askForHeldAnswer } from "./fixtures/held-answer.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("an answer that is being written when the network goes reconnects and is whole; what is typed meanwhile stays", async ({
  page,
  context,
  product,
  modelServer,
  consoleIsSilent,
}) => {
  allowLostCalls(consoleIsSilent);
  await using network = await layCable();
  network.leadTo({ host: "127.0.0.1", port: Number(new URL(product.url).port) });
  const account = await createAccount(product);
  await enter(page, network, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();
  const box = page.getByRole("textbox", { name: "Message", exact: true });

  await test.step("offline", async () => {
    network.cut();
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await expect(answer.getByText("Connection lost. Reconnecting…")).toBeVisible();
    await expect(answer).toContainText(held.half);
    await box.fill("And now in words.");
    await box.press("Enter");
    await expect(box).toHaveValue("And now in words.");
    await expect(page.getByText("Cannot reach the server. What you type is kept.")).toBeVisible();
    await axeFindsNothing(page);
  });

  await test.step("back online the answer is whole, without a lost or doubled character", async () => {
    // It goes on while nobody can see it.
    await held.release();
    await expect
      .poll(async () => (await storedMessages(product.url, account, conversationIdOf(page))).at(-1)?.status)
      .toBe("complete");
    await expect(answer).not.toContainText(held.full);
    await network.mend();
    await context.setOffline(false);
    await expect(receipts(page)).toHaveCount(1);
    await expect(banner(page)).toHaveCount(0);
    await expect(answer.getByText("Reconnecting…")).toHaveCount(0);
    await expect(answer.getByRole("paragraph").first()).toHaveText(held.full);
    const stored = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
    expect(stored && textOf(stored).trim()).toBe(held.full);
  });

  await test.step("what was typed goes out once", async () => {
    await expect(box).toHaveValue("And now in words.");
    await box.press("Enter");
    await expect(receipts(page)).toHaveCount(2);
    await expect(questions(page)).toHaveCount(2);
    const messages = await storedMessages(product.url, account, conversationIdOf(page));
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  });
  await page.close();
});

test("whoever does nothing is told that the network is gone", { tag: "@long" }, async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  allowLostCalls(consoleIsSilent);
  await enter(page, product, await createAccount(product), "/chat");
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("a part of the page that the network loses takes nothing else away, and is there with the next load", {
  tag: "@long",
}, async ({ page, context, product, consoleIsSilent }) => {
  allowLostPages(consoleIsSilent);
  const account = await createAccount(product);
  await context.route(/\/assets\/bell-/, (route) => route.abort(), { times: 1 });
  await enter(page, product, account, "/chat");
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  // Chromium does not ask again for a module that failed once, as long as the document lives.
  await page.reload();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
});

test("a part of the page that never comes leaves the page whole", { tag: "@long" }, async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  allowLostPages(consoleIsSilent);
  const account = await createAccount(product);
  await context.route(/\/assets\/bell-/, (route) => route.abort());
  const withheld = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/bell-"));
  await enter(page, product, account, "/chat");
  await withheld;
  await ask(page, "what is 2 + 3?");
  await expect(answers(page).last()).toContainText("5");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveCount(0);
});

test("a page that was not loaded before the network went says so, and comes by itself when it is back", {
  tag: "@long",
}, async ({ page, context, product, consoleIsSilent }) => {
  allowLostPages(consoleIsSilent);
  await enter(page, product, await createAccount(product), "/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Security" }).click();
  await expect(page.getByRole("heading", { name: "Cannot reach the server" })).toBeVisible();
  await expect(page.getByText("This page will load once the server is back")).toBeVisible();
  await expect(page.getByText(/dynamically imported|Unexpected Application Error/)).toHaveCount(0);
  await expect(page).toHaveTitle(/Waiting for the server/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Security", level: 1 })).toBeVisible();
});

test("whoever signs out without a network is signed out here, and told that the server does not know", async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  allowLostPages(consoleIsSilent);
  await enter(page, product, await createAccount(product), "/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Signed out on this device" })).toBeVisible();
  await expect(page.getByText("your session is still open there")).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth-token/.test(key))),
  ).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Go to Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to your workspace" })).toBeVisible();
});

test("a message that the network swallows waits at its place and goes out once, whoever tries again", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  allowLostCalls(consoleIsSilent);
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "Hello");
  await page.route(/\/messages$|\/healthz/, (route) => route.abort("internetdisconnected"));
  await say(page, "Are you there?");
  const waiting = questions(page).last();
  await expect(waiting).toContainText("Are you there?");
  await expect(waiting.getByText("Not sent yet")).toBeVisible();
  await expect(banner(page)).toBeVisible();

  await waiting.getByRole("button", { name: "Retry" }).click();
  await expect(waiting.getByText("Not sent yet")).toBeVisible();
  await page.unrouteAll();
  await expect(receipts(page)).toHaveCount(2);
  await expect(banner(page)).toHaveCount(0);
  await expect(stopButton(page)).toHaveCount(0);
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  const messages = await storedMessages(product.url, account, conversationIdOf(page));
  expect(messages.map((message) => `${message.role}: ${textOf(message).trim()}`)).toEqual([
    "user: Hello",
    "assistant: You said: Hello",
    "user: Are you there?",
    "assistant: You said: Are you there?",
  ]);
});

test("a message whose confirmation is lost is sent again and stored once", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  allowLostCalls(consoleIsSilent);
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "Hello");
  let lost = 0;
  await page.route("**/api/v1/conversations/*/messages", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    // The server has it; the browser never hears of it.
    await fetch(route.request().url(), {
      method: "POST",
      headers: { authorization: `Bearer ${account.accessToken}`, "content-type": "application/json" },
      body: route.request().postData(),
    });
    await route.abort("connectionreset");
  });
  await ask(page, "Are you there?");
  expect(lost).toBe(1);
  await expect(questions(page)).toHaveCount(2);
  const messages = await storedMessages(product.url, account, conversationIdOf(page));
  expect(messages).toHaveLength(4);
});

function banner(page: Page) {
  return page.getByRole("status").getByText("Cannot reach the server. Trying again…");
}

/** Chromium reports every call that did not get through. */
function allowLostCalls(consoleIsSilent: ConsoleWatch): void {
  consoleIsSilent.allow(/Failed to load resource: net::ERR_/);
}

/** The router tells of a page that it could not load. */
function allowLostPages(consoleIsSilent: ConsoleWatch): void {
  consoleIsSilent.allow(/Failed to load resource: net::ERR_|dynamically imported module|Failed to fetch/);
}
