import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf, receipts, stopButton } from "./fixtures/chat.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { askFor, inboxOf, openBell, waitingCards } from "./fixtures/waiting.ts";

const mail = { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim,\n\nthe offer is attached." };

test("a mail is sent as its person changed it, and taken back within the minute", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 400/);
  const account = await createAccount(product);
  await proveAddress(product, account);
  await enter(page, product, account, "/chat");
  await askFor(page, "send_mail", mail);
  const card = waitingCards(page);
  await expect(card).toHaveAccessibleName(/^Needs approval: Send an email to 1 person outside your company/);
  await expect(card).toContainText("Why you are asked:");
  await expect(card.getByRole("definition").filter({ hasText: "kim@customer.test" })).toContainText(
    "another domain than yours",
  );
  await expect(card).toContainText("the offer is attached.");
  await expect(answers(page).last()).toContainText("Waiting for you to decide");
  await expect(stopButton(page)).toBeVisible();

  await test.step("Escape closes what has the focus, and stops the run only from the composer", async () => {
    const search = page.getByRole("searchbox", { name: "Search conversations" });
    await search.fill("offer");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await search.press("Escape");
    await card.getByRole("button", { name: "Edit", exact: true }).click();
    await card.getByLabel("Subject").press("Escape");
    await expect(card.getByRole("button", { name: "Approve", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeFocused();
    await expect(stopButton(page)).toBeVisible();
  });

  await test.step("what was typed survives a refusal, which stands at its field", async () => {
    await card.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(card.getByRole("button", { name: "Approve with changes" })).toBeDisabled();
    await card.getByLabel("Subject").fill("The new offer");
    await card.getByLabel("To", { exact: true }).fill("kim at customer");
    await card.getByRole("button", { name: "Approve with changes" }).click();
    await expect(card.getByLabel("To", { exact: true })).toBeFocused();
    await expect(card.getByLabel("To", { exact: true })).toHaveAccessibleDescription(/Not an email address/);
    await expect(card.getByLabel("Subject")).toHaveValue("The new offer");
    await card.getByLabel("To", { exact: true }).fill("kim@customer.test\nlee@customer.test");
    await card.getByRole("button", { name: "Approve with changes" }).click();
  });

  await expect(receipts(page)).toHaveCount(1);
  await expect(card).toHaveCount(0);
  const answer = answers(page).last();
  const line = answer.getByRole("button", { name: /^Send an email/ });
  await line.click();
  await expect(answer.getByRole("region", { name: "Changed by a person" })).toContainText("The new offer");
  await expect(answer).toContainText("A person approved it.");

  await answer.getByRole("button", { name: "Undo what this answer did" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo what this answer did?" });
  await expect(dialog).toContainText("Can be taken back");
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "What was taken back" })).toContainText(
    "The mail was taken back before it left.",
  );
  await page.keyboard.press("Escape");
  await expect(answer).toContainText("Taken back at");
  expect(
    await readRows(product, "select state from outgoing_mails where user_id = $1", [account.userId]),
  ).toEqual([{ state: "withdrawn" }]);
});

test("on a phone, a card that waits is shown at once, and found again from anywhere", {
  tag: "@long",
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "[[script:markdown]] Show me everything.");
  const body = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join("\n");
  await askFor(page, "send_mail", { ...mail, body });
  const card = waitingCards(page);
  const heading = card.getByRole("heading", { level: 3 });
  await expect(heading).toBeInViewport();
  const show = page.getByRole("button", { name: "Waits for you: show" });
  await expect(show).toBeHidden();
  await page.getByRole("region", { name: "Messages", exact: true }).evaluate((box) => box.scrollTo(0, 0));
  await expect(heading).not.toBeInViewport();
  await show.click();
  await expect(heading).toBeInViewport();
  await expect(card).toBeFocused();
  await expect(show).toBeHidden();
});

test("a call is denied with a reason that the assistant reads, from the keyboard alone", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await askFor(page, "send_mail", mail);
  const card = waitingCards(page);
  await card.getByRole("button", { name: "Deny" }).focus();
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Why not?")).toBeFocused();
  await page.keyboard.type("Kim has left the company.");
  await page.reload();
  await expect(card.getByLabel("Why not?")).toHaveValue("Kim has left the company.");
  await card.getByLabel("Why not?").focus();
  await page.keyboard.press("Control+Enter");
  const answer = answers(page).last();
  await expect(answer).toContainText("Their reason: Kim has left the company.");
  await expect(answer.getByRole("button", { name: /^Send an email.*Denied/ })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("what is decided on the dashboard continues in the open conversation", { tag: "@long" }, async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await askFor(page, "send_mail", mail);
  await expect(waitingCards(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  const theirs = waitingCards(inboxOf(other));
  await theirs.getByRole("button", { name: "Deny" }).click();
  await other.keyboard.press("Control+Enter");
  await expect(inboxOf(other)).toContainText("denied this at");
  await expect(waitingCards(page)).toHaveCount(0);
  await expect(answers(page).last()).toContainText("They gave no reason.");
  expect(await readRows(product, "select from outgoing_mails where user_id = $1", [account.userId])).toEqual(
    [],
  );
});

test("what is approved on the dashboard can be taken back there, while its minute runs", {
  tag: "@long",
}, async ({ page, product }) => {
  const account = await createAccount(product);
  await proveAddress(product, account);
  await enter(page, product, account, "/chat");
  await askFor(page, "send_mail", mail);
  await expect(waitingCards(page)).toBeVisible();
  await page.goto("/dashboard");
  await waitingCards(inboxOf(page)).getByRole("button", { name: "Approve", exact: true }).click();
  const undo = inboxOf(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await test.step("on a phone, toasts are at the top meanwhile, where they do not cover the button", async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(page.locator("[data-toaster]")).toHaveCSS("top", "12px");
  });
  await undo.click();
  await expect(inboxOf(page)).toContainText("Taken back");
  expect(
    await readRows(product, "select state from outgoing_mails where user_id = $1", [account.userId]),
  ).toEqual([{ state: "withdrawn" }]);
});

test("a request that nobody decided in time is over, and says so", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 409/);
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await askFor(page, "send_mail", mail);
  const card = waitingCards(page);
  await expect(card).toBeVisible();
  await readRows(product, "update approvals set expires_at = now() - interval '1 s' where user_id = $1", [
    account.userId,
  ]);
  await card.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("article", { name: /^Expired: / })).toContainText("It was not carried out.");
  await readRows(product, "update run_waits set wake_at = now() where user_id = $1", [account.userId]);
  await readRows(product, "update runs set wake_at = now() where user_id = $1", [account.userId]);
  await expect(answers(page).last()).toContainText("nobody approved it in time");
});

test("the bell leads to the card on the dashboard, and Stop withdraws it", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await askFor(page, "send_mail", mail);
  await expect(waitingCards(page)).toBeVisible();
  const conversationId = conversationIdOf(page);
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Notifications, 1 waiting for you" })).toBeVisible();
  const dashboard = page.getByRole("link", { name: /^Dashboard 1 waiting for you$/ });
  await expect(dashboard).toBeVisible();
  const badge = dashboard.locator("span", { hasText: /^1/ }).last();
  const [ofBadge, ofNavigation] = await Promise.all([
    badge.boundingBox(),
    page.getByRole("navigation", { name: "Main" }).boundingBox(),
  ]);
  // The navigation scrolls, so it cuts off what stands above it.
  expect(ofBadge?.y).toBeGreaterThanOrEqual(ofNavigation?.y ?? Number.POSITIVE_INFINITY);
  const centre = await openBell(page);
  await centre.getByRole("link", { name: /^Send an email to 1 person/ }).click();
  await expect(page).toHaveURL(/\/dashboard\?waiting=/);
  await expect(waitingCards(inboxOf(page))).toBeFocused();

  await page.goto(`/chat/${conversationId}`);
  await stopButton(page).click();
  await expect(waitingCards(page)).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expect(inboxOf(page)).toHaveCount(0);
});
