import { readAccount } from "./fixtures/account.ts";
import { auditEventsOf, storedMessages } from "./fixtures/api.ts";
import { answers, ask, conversationIdOf, openReceipt, readWhole } from "./fixtures/chat.ts";
import { watchConsole } from "./fixtures/console-watch.ts";
import { holdBack } from "./fixtures/hold-back.ts";
import { newPerson, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { watchOrigin } from "./fixtures/watch-origin.ts";

test("a visitor signs up, asks, and the built-in assistant answers with a tool and leaves a receipt", async ({
  page,
  browser,
  product,
}) => {
  const person = newPerson();
  const strangers = watchOrigin(page, product.url);

  await test.step("from the public page to an account", async () => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const form = page.getByRole("tabpanel", { name: "Sign Up" });
    await form.getByLabel("Email", { exact: true }).fill(person.email);
    await form.getByLabel("Password", { exact: true }).fill(person.password);
    await form.getByLabel("Confirm Password", { exact: true }).fill(person.password);

    const reply = await holdBack(page, "**/auth/v1/signup*");
    await form.getByRole("button", { name: "Create Account" }).click();
    await expect(form.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
    await expect(form.getByLabel("Email", { exact: true })).toBeDisabled();
    await expect(form.getByLabel("Password", { exact: true })).toBeDisabled();
    reply.open();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expectToast(
      page,
      "Success",
      "Account created successfully! This installation sends no email: ask an admin for your confirmation link, which is in the outbox on /dev. If you started it, open the claim link that the start printed: it makes you the admin.",
    );
  });

  await test.step("a question from the dashboard becomes a conversation", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("0 of 6 done")).toBeVisible();
    await ask(page, "What is 17% of 2,340?");
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  });

  const answer = answers(page).last();
  await expect(answer.getByRole("button", { name: /^Calculate .*397\.8.*Done/ })).toBeVisible();
  await expect(answer.getByText("Built-in, no model", { exact: true })).toBeVisible();
  await expect(answer).toContainText("397.8");

  await test.step("the receipt lists what was done and the audit events that prove it", async () => {
    const slip = await openReceipt(page, answer);
    await expect(slip.getByText("Answered", { exact: true }).first()).toBeVisible();
    await expect(slip).toContainText("tool_call.executed");
    await expect(slip).toContainText("Calculate: done");
    await page.keyboard.press("Escape");
  });

  await test.step("the dashboard ticks the first step off", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByText("1 of 6 done")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask your first question (done)" })).toBeVisible();
    await page.goBack();
  });

  await test.step("a reload shows the same text", async () => {
    const before = await readWhole(answer);
    await page.reload();
    await expect(answer).toContainText("397.8");
    await expect.poll(() => answer.textContent()).toBe(before);
  });

  await test.step("another device of the same person sees it", async () => {
    const context = await browser.newContext({ baseURL: product.url, colorScheme: "dark" });
    const watch = watchConsole(context);
    const device = await context.newPage();
    await signIn(device, person);
    await device.goto(new URL(page.url()).pathname);
    await expect(answers(device).last()).toContainText("397.8");
    expect(watch.complaints()).toEqual([]);
    await context.close();
  });

  await test.step("the audit log has a row for the tool call, in the words of the API", async () => {
    const account = await readAccount(page);
    const messages = await storedMessages(product.url, account, conversationIdOf(page));
    const runId = messages.at(-1)?.runId ?? "none";
    const events = await auditEventsOf(product.url, account, runId);
    expect(events.map(({ act }) => act)).toEqual(
      expect.arrayContaining(["tool_call.executed", "run.succeeded"]),
    );
    for (const { digest } of events) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });
  expect(strangers()).toEqual([]);
});
