import { createAccount, enter } from "./fixtures/account.ts";
import { answers, receipts } from "./fixtures/chat.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { askFor, inboxOf, waitingCards } from "./fixtures/waiting.ts";

test("with four eyes a colleague decides, and who asked sees for whom it waits and what came of it", async ({
  page,
  product,
  browser,
}) => {
  const jana = await createAccount(product);
  const ben = await createAccount(product);
  await proveAddress(product, jana);
  await readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'admin')", [
    ...[jana.userId, ben.userId],
  ]);
  const response = await fetch(`${product.url}/api/v1/ai-settings/tools`, {
    method: "PUT",
    headers: { authorization: `Bearer ${jana.accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "send_mail", mode: "ask", needsOther: true }),
  });
  expect(response.status).toBeLessThan(300);
  await enter(page, product, jana, "/chat");
  await askFor(page, "send_mail", { to: ["kim@customer.test"], subject: "The offer", body: "Dear Kim" });
  const own = waitingCards(page);
  await expect(own).toContainText(`${ben.email} can decide this, and sees it on the dashboard.`);
  await expect(own.getByRole("button", { name: "Approve", exact: true })).toHaveCount(0);
  await expect(answers(page).last()).toContainText("Waiting for an approval");

  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await enter(theirs, product, ben, "/dashboard");
  const card = waitingCards(inboxOf(theirs));
  await expect(card).toContainText(`Asked for ${jana.email}`);
  await card.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(inboxOf(theirs)).toContainText("approved this at");
  await expect(receipts(page)).toHaveCount(1);
  await expect(own).toHaveCount(0);
});
