import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { auditEventsOf, storedMessages, textOf } from "../fixtures/api.ts";
import type { Cable } from "../fixtures/cable.ts";
import { answers, conversationIdOf, readWhole, receipts } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { askForHeldAnswer } from "../fixtures/held-answer.ts";
import type { Installation } from "../fixtures/installation.ts";
import { readRows } from "../fixtures/read-rows.ts";

const breaks: { name: string; fault: (cable: Cable) => void }[] = [
  { name: "cut", fault: (cable) => cable.cut() },
  { name: "silent", fault: (cable) => cable.hold() },
];

for (const { name, fault } of breaks) {
  test(`while the network to PostgreSQL is ${name} the server is not ready, and loses nothing of an answer`, {
    tag: "@long",
  }, async ({ page, installation, modelServer }) => {
    const server = await installation.start("all");
    installation.line.leadTo({ host: "127.0.0.1", port: server.port });
    const account = await createAccount(installation.line);
    await enter(page, installation.line, account, "/chat");
    const held = await askForHeldAnswer(page, modelServer);
    const answer = answers(page).last();
    expect(await isReady(installation.line.url)).toBe(true);

    fault(installation.cable);
    await expect.poll(() => isReady(installation.line.url)).toBe(false);
    // It lives, and what it has shown stays; the model goes on meanwhile.
    expect((await fetch(`${installation.line.url}/healthz`)).ok).toBe(true);
    held.release();
    await expect(answer).toContainText(held.half);
    await expect.poll(() => isLeaseOver(installation)).toBe(true);
    expect(await isReady(installation.line.url)).toBe(false);

    await installation.cable.mend();
    await expect.poll(() => isReady(installation.line.url), { timeout: 60_000 }).toBe(true);
    await expect(receipts(page)).toHaveCount(1, { timeout: 60_000 });
    await expectOnce(page, installation.line.url, account, held.full);
  });
}

test("a model whose network is cut in mid answer is shown for what it is, and Retry answers once it is back", {
  tag: "@long",
}, async ({ page, product, toModel, modelServer }) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const answer = answers(page).last();
  const retry = answer.getByRole("button", { name: "Retry" });

  toModel.cut();
  await expect(answer.getByRole("alert")).toContainText(
    "The connection to the model was lost before the answer was complete. The text so far is kept. Try again.",
  );
  await expect(answer).toContainText(held.half);
  const failed = (await storedMessages(product.url, account, conversationIdOf(page))).at(-1);
  expect(failed).toMatchObject({ status: "failed", error: { code: "model.cut_short" } });
  expect(failed && textOf(failed).trim()).toBe(held.half);

  await test.step("while it is away, Retry says so", async () => {
    await retry.click();
    await expect(answer).toContainText("2/2");
    await expect(answer.getByRole("alert")).toContainText("The model's server could not be reached.");
  });

  await test.step("once it is back, Retry answers", async () => {
    await toModel.mend();
    held.release();
    await retry.click();
    await expect(answer).toContainText("3/3");
    await expect(answer.getByText(held.full, { exact: true })).toBeVisible();
    await expect(answer.getByRole("alert")).toHaveCount(0);
  });
});

/** The answer is complete, by one run that ended once, and a reload shows the same. */
async function expectOnce(page: Page, url: string, account: { accessToken: string }, full: string) {
  const answer = answers(page).last();
  await expect(answer.getByText(full, { exact: true })).toHaveCount(1);
  const messages = await storedMessages(url, account, conversationIdOf(page));
  const stored = messages.at(-1);
  expect(messages.map(({ role, status }) => `${role} ${status}`)).toEqual([
    "user complete",
    "assistant complete",
  ]);
  const whole = stored?.parts.flatMap((part) =>
    part.type === "text" && !part.isInterrupted ? [part.text.trim()] : [],
  );
  expect(whole).toEqual([full]);
  const events = await auditEventsOf(url, account, stored?.runId ?? "none");
  expect(events.filter(({ act }) => act === "run.succeeded")).toHaveLength(1);
  const before = await readWhole(answer);
  await page.reload();
  await expect.poll(() => answer.textContent()).toBe(before);
}

/** From then on any worker could take the run, if one were left that reaches the database. */
async function isLeaseOver(installation: Installation): Promise<boolean | undefined> {
  const rows = await readRows<{ is_over: boolean }>(
    installation,
    "select lease_until < now() as is_over from runs where status = $1",
    ["running"],
  );
  return rows[0]?.is_over;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`);
  return response.ok;
}
