import type { BrowserContext, Page } from "@playwright/test";
import { createAccount, enter, readAccount } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf } from "./fixtures/chat.ts";
import type { Product } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

const tabCount = 9;

test("nine tabs of one browser load and answer, and stay live when the one that reads for them is closed or frozen", {
  tag: "@long",
}, async ({ page, context, product }) => {
  const streams = countStreams(context);
  await enter(page, product, await createAccount(product), "/chat");
  // The first tab is the one that reads.
  await expect.poll(streams.opened).toBe(1);
  const tabs = [page];
  while (tabs.length < tabCount) tabs.push(await openTab(context, product));

  await test.step("each of them answers, with one stream for all", async () => {
    for (const [index, tab] of tabs.entries()) {
      await ask(tab, `What is ${index} + 100?`);
      await expect(answers(tab).last()).toContainText(`${100 + index}`);
    }
    expect(streams.opened()).toBe(1);
  });

  await test.step("all of them hear what one does", async () => {
    await rename(page, "Heard everywhere");
    for (const tab of tabs) await expect(titled(tab, "Heard everywhere")).toBeVisible();
  });

  await test.step("closed", async () => {
    const id = conversationIdOf(page);
    const [, second, ...others] = tabs;
    await page.close();
    await expect.poll(streams.opened).toBe(2);
    if (second) await rename(second, "After the first was closed", id);
    for (const tab of others) await expect(titled(tab, "After the first was closed")).toBeVisible();
  });

  await test.step("frozen", async () => {
    const [, second, third, ...others] = tabs;
    if (!second || !third) throw new Error("There are nine tabs.");
    // Whichever of them reads now is frozen with all others but one.
    for (const tab of [second, ...others]) await setLifecycle(tab, "frozen");
    await rename(third, "While others stood still");
    await expect(titled(third, "While others stood still")).toBeVisible();
    await ask(third, "What is 2 + 2?");
    for (const tab of [second, ...others]) await setLifecycle(tab, "active");
    for (const tab of others) await expect(titled(tab, "While others stood still")).toBeVisible();
  });
});

function titled(tab: Page, title: string) {
  return tab.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: title });
}

async function openTab(context: BrowserContext, product: Product): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${product.url}/chat`);
  await expect(tab.getByRole("textbox", { name: "Message", exact: true })).toBeVisible();
  return tab;
}

/** Gives a conversation another title as another device would: this tab hears of it over the stream alone. */
async function rename(tab: Page, title: string, id = conversationIdOf(tab)): Promise<void> {
  const { accessToken } = await readAccount(tab);
  const response = await fetch(`${new URL(tab.url()).origin}/api/v1/conversations/${id}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ title }),
  });
  expect(response.status).toBe(200);
}

function countStreams(context: BrowserContext) {
  let opened = 0;
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v1/realtime") opened += 1;
  });
  return { opened: () => opened };
}

async function setLifecycle(tab: Page, state: "frozen" | "active"): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Page.setWebLifecycleState", { state });
  await session.detach();
}
