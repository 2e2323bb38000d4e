import { createAccount, enter } from "./fixtures/account.ts";
import { newPerson } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { choosePassword, openTrialDialog, trialDialog } from "./fixtures/trial.ts";

test("where the script of the payment service is blocked, a page of it takes the frame's place and leads back", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/sandbox/stripe.js", (route) => route.abort());
  const person = newPerson();
  const dialog = trialDialog(page);
  const goToPage = async () => {
    await dialog.getByLabel("Email", { exact: true }).fill(person.email);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Failed to");
    await expect(dialog.getByRole("button", { name: "Try Again" })).toBeVisible();
    await dialog.getByRole("button", { name: "Open the payment page" }).click();
    await expect(page).toHaveURL(/\/sandbox\/c\/hosted#/);
  };

  await test.step("the dialog offers the page", async () => {
    await page.goto("/");
    await openTrialDialog(page);
    await dialog.getByLabel("Email", { exact: true }).fill(person.email);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("button", { name: "Open the payment page" })).toBeVisible();
    await dialog.getByRole("button", { name: "Open the payment page" }).click();
    await expect(page.getByText("14 days free, then $29.99 / month").first()).toBeVisible();
  });

  await test.step("back from there the dialog begins anew", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    await expect(dialog.getByLabel("Email", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await goToPage();
  });

  await test.step("the end of it is the password, and the account", async () => {
    await page.getByRole("button", { name: "Start trial" }).click();
    await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await choosePassword(page, person.password);
    await expect(page).toHaveURL(`${product.url}/dashboard?payment=success`);
    await expectToast(page, "Success!", "Account created successfully! Welcome to Adjutant.");
    await page.goto("/settings/billing");
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("14 days left");
  });
});

test("whoever left a German page comes back to it", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/sandbox/stripe.js", (route) => route.abort());
  const dialog = page.getByRole("dialog", { name: "Kostenlos testen" });
  await page.goto("/de");
  await page.getByRole("main").getByRole("button", { name: "Kostenlos testen", exact: true }).click();
  await dialog.getByLabel("E-Mail-Adresse").fill(newPerson().email);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Zur Seite des Zahlungsdienstes" }).click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await expect(dialog.getByLabel("Passwort", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/de`);
});

test("the address of that return, opened by hand, makes no account", async ({ page, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 40[49]/);
  await page.goto("/?trial=password&plan=individual");
  const dialog = trialDialog(page);
  await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
  await choosePassword(page, newPerson().password);
  await expect(dialog.getByRole("alert")).toContainText("This browser has no checkout in progress.");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByLabel("Email", { exact: true })).toBeVisible();
});

test("somebody who is signed in chooses among the plans, and comes back to the settings with theirs", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/sandbox/stripe.js", (route) => route.abort());
  const person = await createAccount(product);
  await readRows(product, "update auth.users set email_confirmed_at = now() where id = $1", [person.userId]);
  await enter(page, product, person, "/settings/billing");
  const billing = page.getByRole("region", { name: "Your plan" });
  await billing.getByRole("button", { name: "Choose a plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a plan" });
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Choose Business" }).click();
  await dialog.getByRole("button", { name: "Open the payment page" }).click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await expect(page).toHaveURL(`${product.url}/settings/billing`);
  await expect(billing).toContainText("Business");
  await expect(billing).toContainText("14 days left");
});
