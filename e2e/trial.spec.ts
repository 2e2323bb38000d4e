import { createAccount } from "./fixtures/account.ts";
import { bringOutNotice } from "./fixtures/notices.ts";
import { newPerson, signIn } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import {
  checkoutFrame,
  choosePassword,
  completeCheckout,
  goToCheckout,
  openTrialDialog,
  returnToPassword,
  trialButton,
  trialDialog,
} from "./fixtures/trial.ts";

test("a visitor begins a trial without a card and arrives on the dashboard", async ({ page, product }) => {
  const person = newPerson();
  const dialog = trialDialog(page);
  const proceed = dialog.getByRole("button", { name: "Continue" });
  const create = dialog.getByRole("button", { name: "Create Account" });
  await page.goto("/");

  await test.step("the public page loads nothing of payments before someone asks for it", async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    expect(loaded.filter((path) => /trial-dialog|stripe|sandbox/.test(path))).toEqual([]);
  });

  await test.step("an address, in its form, is all it takes", async () => {
    await openTrialDialog(page);
    await expect(dialog).toContainText("$29.99 a month");
    await expect(dialog.getByRole("link", { name: "Or try the demo without an account" })).toBeVisible();
    await proceed.click();
    await expect(dialog.getByText("Enter an email address such as name@company.com.")).toBeVisible();
    await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
    await dialog.getByLabel("Email", { exact: true }).fill("ines@example");
    await proceed.click();
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      /Enter an email address such as name@company\.com\./,
    );
  });

  await test.step("the checkout asks for no card; back from it, the address is still there", async () => {
    await goToCheckout(page, person.email);
    await expect(checkoutFrame(page).getByText("TEST MODE").first()).toBeVisible();
    await expect(checkoutFrame(page).getByText("$0.00").first()).toBeVisible();
    await expect(checkoutFrame(page).getByLabel(/card number/i)).toBeHidden();
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(person.email);
    await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
  });

  await test.step("a password of six characters, typed twice, makes the account", async () => {
    await goToCheckout(page, person.email);
    await completeCheckout(page);
    await choosePassword(page, "five5");
    await expect(dialog.getByText("Password must be at least 6 characters long.")).toBeVisible();
    await expect(create).toBeDisabled();
    await choosePassword(page, person.password, "something else");
    await page.keyboard.press("Tab");
    await expect(dialog.getByText("Passwords do not match.")).toBeVisible();
    await expect(create).toBeDisabled();
    await choosePassword(page, person.password);
    await expect(page).toHaveURL(`${product.url}/dashboard?payment=success`);
    await expectToast(page, "Success!", "Account created successfully! Welcome to Adjutant.");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a reload says it no second time, and the plan stands in the settings", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Close: Success!" })).toHaveCount(0);
    await bringOutNotice(page, "Test mode");
    await page.goto("/settings/billing");
    const billing = page.getByRole("region", { name: "Your plan" });
    await expect(billing).toContainText("Individual");
    await expect(billing).toContainText("14 days left");
    const opened = page.context().waitForEvent("page");
    await billing.getByRole("button", { name: "Manage billing" }).click();
    const portal = await opened;
    await expect(portal).toHaveURL(/\/sandbox\/p\//);
    await expect(portal.getByText("Individual").first()).toBeVisible();
    await portal.close();
  });
});

test("whoever reloads before the checkout is complete begins anew, and afterwards goes on at the password", async ({
  page,
  product,
}) => {
  const person = newPerson();
  const dialog = trialDialog(page);
  const reload = async () => {
    await page.reload();
    await expect(dialog).toHaveCount(0);
  };
  const reopen = async () => {
    await reload();
    await openTrialDialog(page);
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue("");
  };
  await page.goto("/");
  await openTrialDialog(page);
  await dialog.getByLabel("Email", { exact: true }).fill(person.email);
  await reopen();
  await goToCheckout(page, person.email);
  await reopen();
  await goToCheckout(page, person.email);
  await completeCheckout(page);

  await test.step("a reload and Escape lose nothing", async () => {
    await reload();
    await returnToPassword(page, person.email);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await returnToPassword(page, person.email);
  });

  await test.step("starting over asks for an address, and the same one leads back to its plan", async () => {
    await dialog.getByRole("button", { name: "Start over with another address" }).click();
    await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
    await dialog.getByLabel("Email", { exact: true }).fill(person.email);
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  });

  await choosePassword(page, person.password);
  await expect(page).toHaveURL(`${product.url}/dashboard?payment=success`);
  const completed = await readRows(
    product,
    "select from checkout_intents where email = $1 and completed_at is not null",
    [person.email],
  );
  expect(completed).toHaveLength(1);
});

test("a checkout whose frame stays empty is said after a while, and comes with another try", {
  tag: "@long",
}, async ({ page, consoleIsSilent }) => {
  consoleIsSilent.allow(/ERR_FAILED/);
  const dialog = trialDialog(page);
  await page.route("**/sandbox/files/checkout.js*", (route) => route.abort(), { times: 1 });
  await page.clock.install();
  await page.goto("/");
  await openTrialDialog(page);
  await dialog.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await page.keyboard.press("Enter");
  await expect(checkoutFrame(page).getByText("Loading the checkout")).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(dialog.getByRole("alert")).toContainText("Failed to load checkout");
  await expect(dialog.getByRole("button", { name: "Try Again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(checkoutFrame(page).getByRole("button", { name: "Start trial" })).toBeVisible();
});

test("an address that is not confirmed keeps its plan, which is linked when it is", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 409/);
  const person = await createAccount(product);
  const confirm = (at: string) =>
    readRows(product, `update auth.users set email_confirmed_at = ${at} where id = $1`, [person.userId]);
  await confirm("null");
  await page.goto("/");
  await openTrialDialog(page);
  await goToCheckout(page, person.email);
  await completeCheckout(page);
  await choosePassword(page, "another password");
  await trialDialog(page).getByRole("link", { name: "Sign in to link this plan" }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  const refusal = page.waitForResponse(/claim-checkout/);
  await signIn(page, person);
  const billing = page.getByRole("region", { name: "Your plan" });
  await expect(billing).toContainText("The Individual plan is ready. Confirm your email first");
  // Otherwise the page that reloads may link it, and take its toast along.
  expect((await refusal).status()).toBe(409);
  await expect(page.getByRole("button", { name: "New link" })).toBeVisible();
  await confirm("now()");
  await page.reload();
  await expectToast(page, "Success!", "The plan is linked to your workspace.");
  await expect(billing).toContainText("14 days left");
});

test("what fails on the way is said in the dialog, and nothing typed is lost", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of (409|500)|ERR_FAILED/);
  const person = await createAccount(product);
  await readRows(product, "update auth.users set email_confirmed_at = now() where id = $1", [person.userId]);
  const dialog = trialDialog(page);
  const says = (message: string) => expect(dialog.getByRole("alert").getByText(message)).toBeVisible();
  const tryAgain = async () => {
    await expect(dialog.getByRole("button", { name: "Try Again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  };
  const breakOnce = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: { message: "broken" } }), { times: 1 });
  await page.goto("/");

  await test.step("the plans", async () => {
    await breakOnce("**/rest/v1/pricing_plans*");
    // Not as others open it: the failure takes the focus as soon as it is there.
    await trialButton(page).click();
    await says("Failed to load pricing plans");
    await tryAgain();
    await expect(dialog).toContainText("$29.99 a month");
  });

  await test.step("the session", async () => {
    await breakOnce("**/functions/v1/create-embedded-checkout-session");
    await dialog.getByLabel("Email", { exact: true }).fill(person.email);
    await page.keyboard.press("Enter");
    await says("Failed to create checkout session");
    await tryAgain();
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  });

  await test.step("the script of the payment service", async () => {
    await page.route("**/sandbox/stripe.js", (route) => route.abort(), { times: 1 });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await says("Failed to initialize Stripe");
    await tryAgain();
  });

  await test.step("the account, when the address has one already", async () => {
    await completeCheckout(page);
    await choosePassword(page, "another password");
    await says("Failed to create account");
    const signInInstead = dialog.getByRole("link", { name: "Sign in to link this plan" });
    await expect(signInInstead).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(dialog.getByText("Choose a password")).toHaveCount(0);
    await signInInstead.click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fsettings%2Fbilling%3Fclaim%3Dcheckout$/);
  });

  await test.step("signed in to it, the plan is linked to it", async () => {
    await signIn(page, person);
    await expectToast(page, "Success!", "The plan is linked to your workspace.");
    await expect(page).toHaveURL(`${product.url}/settings/billing`);
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Individual");
  });
});
