import type { Page } from "@playwright/test";
import { trialSession } from "#sandboxes/payments/testing/trial-session.ts";
import { expect, test } from "../fixtures/checkout-host/test.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";

type Payments = Parameters<Parameters<typeof test>[2]>[0]["payments"];

/** A customer in a trial without a card, in the portal. */
async function openPortal(page: Page, { stripe, sandbox, url }: Payments): Promise<string> {
  const session = await stripe.checkout.sessions.create(trialSession);
  await sandbox.checkout.confirm(session.client_secret ?? "", {});
  const { customer } = await stripe.checkout.sessions.retrieve(session.id);
  if (typeof customer !== "string") throw new Error("The checkout made no customer.");
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${url}/?back` });
  await page.goto(portal.url);
  return customer;
}

async function fillCard(page: Page, number: string) {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expires").fill("04 / 34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Save card" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a card is declined, then asked for by the bank, then saved", async ({
      page,
      payments,
      consoleIsSilent,
    }) => {
      consoleIsSilent.allow(/422/);
      const customer = await openPortal(page, payments);
      await expect(page.getByText("No card yet")).toBeVisible();
      await page.getByRole("link", { name: "Add a card" }).click();
      await fillCard(page, "4000000000000002");
      await expect(page.getByRole("alert")).toContainText("declined");
      await expect(page.getByLabel("Card number")).toHaveValue("");
      await fillCard(page, "4000002500003155");
      await page.getByRole("button", { name: "Fail" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await fillCard(page, "4000002500003155");
      await page.getByRole("button", { name: "Complete" }).click();
      await expect(page.getByRole("status")).toHaveText("The card was saved.");
      await expect(page.getByText("Visa")).toBeVisible();
      const { data } = await payments.stripe.paymentMethods.list({ customer });
      expect(data.map(({ card }) => card?.last4)).toEqual(["3155"]);
    });

    test("a plan is changed, cancelled, taken back, and the way leads back", async ({ page, payments }) => {
      const customer = await openPortal(page, payments);
      await page.getByRole("link", { name: "Change plan" }).click();
      await page.getByLabel("Enterprise").check();
      await page.getByRole("button", { name: "Change plan" }).click();
      await expect(page.getByRole("heading", { name: "Enterprise" })).toBeVisible();

      await page.getByRole("link", { name: "Cancel plan" }).click();
      await page.getByRole("link", { name: "Keep the plan" }).click();
      await page.getByRole("link", { name: "Cancel plan" }).click();
      await page.getByRole("button", { name: "Cancel plan" }).click();
      await expect(page.getByText("Ends soon")).toBeVisible();
      await page.getByRole("button", { name: "Keep the plan" }).click();
      await expect(page.getByText("Ends soon")).toBeHidden();
      const { data } = await payments.stripe.subscriptions.list({ customer });
      expect(data.map((each) => [each.items.data[0]?.price.id, each.cancel_at_period_end])).toEqual([
        ["price_sbx_enterprise", false],
      ]);

      await page.getByRole("link", { name: "Back to Adjutant" }).click();
      await expect(page).toHaveURL(/\/\?back$/);
    });
  });
}

test("every page of the portal fits every screen, and axe finds nothing", async ({
  page,
  payments,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/404|422/);
  await openPortal(page, payments);
  const address = page.url();
  for (const view of ["", "?view=card", "?view=plan", "?view=cancel", "?done=card"]) {
    await page.goto(`${address}${view}`);
    await looksRightEverywhere(page);
  }
  await page.goto(`${address}?view=card`);
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByLabel("Card number")).toBeFocused();
  await looksRightEverywhere(page);
  await fillCard(page, "4000002500003155");
  await expect(page.getByRole("heading", { name: "Your bank asks" })).toBeVisible();
  await looksRightEverywhere(page);
  await page.goto("/sandbox/p/nobody");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await looksRightEverywhere(page);
});
