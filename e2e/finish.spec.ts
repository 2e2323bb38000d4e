import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { finishLinkInLog } from "./fixtures/message-in-log.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import {
  choosePassword,
  completeCheckout,
  goToCheckout,
  openTrialDialog,
  trialDialog,
} from "./fixtures/trial.ts";

test("the mailed link of a checkout links its plan; what does not work says so and leads on", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of (404|409)/);
  const person = await createAccount(product);
  await readRows(product, "update auth.users set email_confirmed_at = now() where id = $1", [person.userId]);
  const link = page.getByRole("button", { name: "Link this plan" });

  await page.goto("/");
  await openTrialDialog(page);
  await goToCheckout(page, person.email);
  await completeCheckout(page);
  await choosePassword(page, "another password");
  await expect(trialDialog(page).getByRole("link", { name: "Sign in to link this plan" })).toBeVisible();
  await page.context().clearCookies({ name: "checkout_claim" });
  await enter(page, product, person, "/dashboard");
  const { hash } = new URL(await finishLinkInLog(product, person.email));

  await test.step("after a refusal that stays the button does not", async () => {
    await page.goto(`/finish${hash}`);
    await page.route(
      "**/functions/v1/claim-checkout",
      (route) =>
        route.fulfill({
          status: 409,
          json: { error: "This workspace already has a subscription.", code: "already_subscribed" },
        }),
      { times: 1 },
    );
    await link.click();
    await expect(page.getByRole("alert")).toHaveText("This workspace already has a subscription.");
    await expect(link).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Go to Settings" })).toBeVisible();
    await looksRightEverywhere(page);
  });

  await test.step("another link in the same tab is the one that counts", async () => {
    await page.goto("/finish#wrong");
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  await test.step("the right one links the plan", async () => {
    await page.goto(`/finish${hash}`);
    await link.click();
    await expectToast(page, "Success!", "The plan is linked to your workspace.");
    await expect(page).toHaveURL(`${product.url}/settings/billing`);
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("14 days left");
  });
});
