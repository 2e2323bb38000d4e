import { createAccount, enter } from "./fixtures/account.ts";
import { newPerson } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createSubscriber } from "./fixtures/subscriber.ts";
import { expect, test } from "./fixtures/test.ts";
import { goToCheckout, openTrialDialog, trialDialog } from "./fixtures/trial.ts";

test("an address that is thrown away gets no trial; the dialog says what helps, and another address goes on", async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 400/);
  const dialog = trialDialog(page);
  await page.goto("/");
  await openTrialDialog(page);
  await dialog.getByLabel("Email", { exact: true }).fill(newPerson().email.replace(/@.*/, "@mailinator.com"));
  await dialog.getByRole("button", { name: "Continue" }).click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("Failed to create checkout session");
  await expect(alert).toContainText("Use your work address or another permanent address.");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await goToCheckout(page, newPerson().email);
});

test("a plan without a price at the provider cannot be bought, and the dialog says whom to ask", {
  tag: "@long",
}, async ({ page }) => {
  await page.route("**/rest/v1/pricing_plans?*", async (route) => {
    const reply = await route.fetch();
    const rows = (await reply.json()) as object[];
    await route.fulfill({
      response: reply,
      json: rows.map((row) => ({ ...row, stripe_price_monthly_id: null })),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const dialog = trialDialog(page);
  await page.goto("/");
  await openTrialDialog(page);
  await dialog.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await expect(dialog).toContainText(
    "This plan is not sold here yet. Contact the operator of this installation.",
  );
  await expect(dialog.getByRole("button", { name: "Continue" })).toBeDisabled();
  await dialog.getByLabel("Email", { exact: true }).press("Enter");
  expect(asked).not.toContain("/functions/v1/create-embedded-checkout-session");
});

test("the address of a finished sign-up, opened by hand, says nothing and gives nothing", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/dashboard?payment=success");
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
  await expect(page.getByText("Account created successfully!")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Close: Success!" })).toHaveCount(0);
  await page.goto("/settings?payment=success");
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("No plan");
  const rows = "select 1 from subscriptions where workspace_id = $1";
  expect(await readRows(product, rows, [person.userId])).toEqual([]);
});

test("the subscription is asked for every half minute while somebody is signed in, and not after", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 40[13]/);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/check-subscription") && request.method() === "POST") asked += 1;
  });
  await page.clock.install();
  await enter(page, product, await createSubscriber(product), "/dashboard");
  await expect.poll(() => asked).toBeGreaterThan(0);
  const before = asked;
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
  const after = asked;
  for (let count = 0; count < 4; count += 1) await page.clock.fastForward(31_000);
  await expect(page.getByText("Failed to verify subscription status")).toHaveCount(0);
  expect(asked).toBe(after);
});
