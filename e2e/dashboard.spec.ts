import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { say } from "./fixtures/chat.ts";
import { holdAnswer } from "./fixtures/held-answer.ts";
import { noteShifts } from "./fixtures/layout-shifts.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { askFor, inboxOf, waitingCards } from "./fixtures/waiting.ts";

const running = (page: Page) => page.getByRole("region", { name: /^Running now/ });
const recent = (page: Page) => page.getByRole("region", { name: "Recent conversations" });
const steps = (page: Page) => page.getByRole("region", { name: "First steps" });
const agents = (page: Page) => page.getByRole("region", { name: "Agents", exact: true });
const failedRuns = (page: Page) => inboxOf(page).getByRole("article", { name: /^Failed: / });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

test("the dashboard of a new person becomes that of a busy one, without a reload", async ({
  page,
  context,
  product,
  modelServer,
}) => {
  const person = await createAccount(product);
  await proveAddress(product, person);
  await enter(page, product, person, "/dashboard");

  await test.step("a new person has something to write and first steps, and no empty lists", async () => {
    await expect(steps(page)).toContainText("0 of 6 done");
    await expect(steps(page).getByRole("link", { name: /^Connect a model/ })).toHaveCount(0);
    for (const part of [inboxOf(page), running(page), recent(page), agents(page)])
      await expect(part).toHaveCount(0);
  });

  const held = holdAnswer(modelServer);
  await test.step("work that is sent to the background appears at once, and ticks a step off", async () => {
    await box(page).fill(held.question);
    await page.getByRole("button", { name: "Send in the background" }).click();
    await expect(running(page).getByRole("listitem")).toHaveCount(1);
    await expect(running(page)).toContainText("Assistant");
    await expect(recent(page).getByRole("link")).toHaveCount(1);
    await expect(steps(page)).toContainText("1 of 6 done");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("what another tab begins is there as well, and says what it waits for", async () => {
    const other = await context.newPage();
    await other.goto("/chat");
    await askFor(other, "send_mail", { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim" });
    await expect(waitingCards(inboxOf(page))).toHaveCount(1);
    await expect(running(page).getByRole("listitem")).toHaveCount(2);
    await expect(running(page)).toContainText("Waiting for an approval");
    await other.goto("/chat");
    await say(other, "[[script:cut]] The news of today");
    await expect(failedRuns(page)).toHaveCount(1);
    await other.close();
  });

  await test.step("a run is stopped where it is listed, and what was decided goes on", async () => {
    await running(page)
      .getByRole("button", { name: /^Stop: .*script:held/ })
      .click();
    await expect(running(page).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: /^Running now/ })).toBeFocused();
    await inboxOf(page).getByRole("button", { name: "Approve", exact: true }).click();
    await expect(running(page)).toHaveCount(0);
    await expect(failedRuns(page)).toHaveCount(1);
  });

  await test.step("a press on an agent begins a conversation with it", async () => {
    const template = { from: "template", template: "researcher", language: "en" };
    const { id } = await callApi<{ id: string }>(product.url, person, "/agents", template);
    await callApi(product.url, person, `/agents/${id}/publish`, { revision: 1 });
    await page.reload();
    await expect(steps(page)).toContainText("2 of 6 done");
    await agents(page)
      .getByRole("link", { name: /^Ask Researcher/ })
      .click();
    await expect(page).toHaveURL(/\/chat$/);
    await expect(page.getByRole("button", { name: "Agent: Researcher" })).toBeVisible();
  });

  await test.step("nothing moves while the dashboard loads", async () => {
    const shifts = await noteShifts(page);
    await page.goto("/dashboard");
    await expect(agents(page)).toBeVisible();
    await expect(recent(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
});
