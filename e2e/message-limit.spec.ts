import { createAccount, enter } from "./fixtures/account.ts";
import { ask, questions } from "./fixtures/chat.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

test("at the limit a message is refused with its text kept, and settings say how much was used", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 402/);
  const person = await createAccount(product);
  await readRows(
    product,
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'messages', gen_random_uuid(), 2, 'a journey', now() - interval '1 hour')`,
    [person.userId],
  );
  await enter(page, product, person, "/chat");
  await ask(page, "What is 1 * 12?");
  await expect(page.getByText("of 2 messages left")).toHaveCount(0);
  await ask(page, "What is 2 * 12?");
  await expect(page.getByText("0 of 2 messages left in this period.")).toBeVisible();

  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await box.fill("What is 3 * 12?");
  await box.press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "This workspace has used all 2 messages" });
  await expect(notice).toContainText(/The limit resets on 1 \w+ \d{4}/);
  await expect(box).toHaveValue("What is 3 * 12?");
  await expect(questions(page)).toHaveCount(2);

  await notice.getByRole("link", { name: "Settings, Billing" }).click();
  const meter = page.getByRole("progressbar", { name: "Messages" });
  await expect(meter).toHaveAttribute("aria-valuenow", "100");
  await expect(meter).toHaveAttribute("aria-valuetext", /2 of 2 used/);
});
