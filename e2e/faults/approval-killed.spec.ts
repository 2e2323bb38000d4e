import { createAccount, enter } from "../fixtures/account.ts";
import { answers, conversationIdOf, receipts } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { waitingLinkInLog } from "../fixtures/message-in-log.ts";
import { signIn } from "../fixtures/people.ts";
import { proveAddress } from "../fixtures/prove-address.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { askFor, inboxOf, waitingCards } from "../fixtures/waiting.ts";

test("after a power cut an approval is decided from another device, which a mail led there, and is carried out once", async ({
  page,
  product,
  browser,
}) => {
  const account = await createAccount(product);
  await proveAddress(product, account);
  await enter(page, product, account, "/chat");
  await askFor(page, "send_mail", { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim" });
  await expect(waitingCards(page)).toBeVisible();
  const conversationId = conversationIdOf(page);
  const mailJobs = (change = "") =>
    readRows(
      product,
      `with due as (select id from pgboss.job where name = 'inbox.mail_waiting' and data ->> 'id' =
         (select id::text from approvals where user_id = $1)) ${change || "select from due"}`,
      [account.userId],
    );
  // The event of the request was delivered.
  await expect.poll(async () => (await mailJobs()).length).toBe(1);

  await product.kill();
  await product.restart();
  // As if five minutes had passed.
  await mailJobs("update pgboss.job set start_after = now() where id in (select id from due)");
  const mails = () =>
    readRows(product, "select from outgoing_messages where recipient = $1 and kind = 'inbox.approval'", [
      account.email,
    ]);
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1);
  const link = new URL(await waitingLinkInLog(product, account.email));

  await using phone = await browser.newContext({ viewport: { width: 375, height: 740 }, hasTouch: true });
  const other = await phone.newPage();
  await other.goto(`${product.url}${link.pathname}${link.search}`);
  await expect(other).toHaveURL(/\/auth\?/);
  await signIn(other, account);
  await expect(other).toHaveURL(/\/dashboard\?waiting=/);
  const card = waitingCards(inboxOf(other));
  await expect(card).toBeFocused();
  await card.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(inboxOf(other)).toContainText("approved this at");

  await page.goto(`${product.url}/chat/${conversationId}`);
  await expect(receipts(page)).toHaveCount(1);
  await expect(
    answers(page)
      .last()
      .getByRole("button", { name: /^Send an email.*Done/ }),
  ).toBeVisible();
  const sent = await readRows(product, "select from outgoing_mails where user_id = $1", [account.userId]);
  expect(sent).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
