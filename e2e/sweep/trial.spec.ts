import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { newPerson } from "../fixtures/people.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { createSubscriber } from "../fixtures/subscriber.ts";
import {
  checkoutFrame,
  choosePassword,
  completeCheckout,
  goToCheckout,
  openTrialDialog,
  trialButton,
  trialDialog,
} from "../fixtures/trial.ts";
import { fails, sweep } from "./sweep.ts";

const alert = (page: Page) => trialDialog(page).getByRole("alert");
const password = (page: Page) => trialDialog(page).getByLabel("Password", { exact: true });

async function sendAddress(page: Page, email: string) {
  await openTrialDialog(page);
  await trialDialog(page).getByLabel("Email", { exact: true }).fill(email);
  await trialDialog(page).getByRole("button", { name: "Continue" }).click();
}

sweep({
  name: "the dialog of a trial",
  who: "visitor",
  allows: /status of (400|409|500)|ERR_FAILED/,
  looks: [
    {
      name: "an address that cannot be one",
      path: "/",
      reach: async ({ page }) => {
        await openTrialDialog(page);
        await trialDialog(page).getByLabel("Email", { exact: true }).fill("ines@example");
        await page.keyboard.press("Tab");
      },
      shows: (page) => trialDialog(page).getByText("Enter an email address such as name@company.com."),
    },
    {
      name: "the checkout in its frame",
      path: "/",
      reach: async ({ page }) => {
        await openTrialDialog(page);
        await goToCheckout(page, newPerson().email);
      },
      shows: (page) => checkoutFrame(page).getByRole("button", { name: "Start trial" }),
    },
    {
      name: "the password after it",
      reach: ({ page }) => completeCheckout(page),
      shows: password,
    },
    {
      name: "two passwords that differ",
      reach: async ({ page }) => {
        await choosePassword(page, "a long enough password", "something else");
        await page.keyboard.press("Tab");
      },
      shows: (page) => trialDialog(page).getByText("Passwords do not match."),
    },
    {
      name: "plans that cannot be loaded",
      path: "/",
      reach: async (stage) => {
        await fails("**/rest/v1/pricing_plans*")(stage);
        await trialButton(stage.page).click();
      },
      shows: (page) => alert(page).getByText("Failed to load pricing plans"),
    },
    {
      name: "an address that is thrown away",
      path: "/",
      reach: ({ page }) => sendAddress(page, newPerson().email.replace(/@.*/, "@mailinator.com")),
      shows: (page) => alert(page).getByText("Use your work address or another permanent address."),
    },
    {
      name: "a plan that is not sold",
      path: "/",
      reach: async ({ page }) => {
        await page.route("**/rest/v1/pricing_plans?*", async (route) => {
          const response = await route.fetch();
          const rows = (await response.json()) as object[];
          await route.fulfill({
            response,
            json: rows.map((row) => ({ ...row, stripe_price_monthly_id: null })),
          });
        });
        await openTrialDialog(page);
        await trialDialog(page).getByLabel("Email", { exact: true }).fill(newPerson().email);
      },
      shows: (page) => trialDialog(page).getByText("This plan is not sold here yet.", { exact: false }),
    },
    {
      name: "a mailbox that had its trial",
      path: "/",
      reach: async ({ page, product }) => {
        const { email } = await createSubscriber(product);
        await sendAddress(page, email.replace("@", "+again@"));
      },
      shows: (page) => trialDialog(page).getByText(/Trial already used/i),
    },
    {
      name: "an address that has an account",
      path: "/",
      reach: async ({ page, product }) => {
        const person = await createAccount(product);
        await openTrialDialog(page);
        await goToCheckout(page, person.email);
        await completeCheckout(page);
        await choosePassword(page, "another password");
      },
      shows: (page) => alert(page).getByText("Failed to create account"),
    },
    {
      name: "a script of the payment service that is blocked",
      path: "/",
      given: async ({ page }) => {
        await page.route("**/sandbox/stripe.js", (route) => route.abort());
        // A browser that has completed a checkout would go on at the password.
        await page.context().clearCookies();
      },
      reach: async ({ page }) => {
        await sendAddress(page, newPerson().email);
      },
      shows: (page) => trialDialog(page).getByRole("button", { name: "Open the payment page" }),
    },
    {
      name: "the page in place of the frame",
      reach: ({ page }) => trialDialog(page).getByRole("button", { name: "Open the payment page" }).click(),
      shows: (page) => page.getByText("14 days free, then $29.99 / month").first(),
    },
  ],
});

const billing = (page: Page) => page.getByRole("region", { name: "Your plan" });
const germanDialog = (page: Page) => page.getByRole("dialog", { name: "Kostenlos testen" });

sweep({
  name: "the dialog of a trial in German",
  who: "visitor",
  looks: [
    {
      name: "an address that cannot be one",
      path: "/de",
      reach: async ({ page }) => {
        const button = page.getByRole("main").getByRole("button", { name: "Kostenlos testen", exact: true });
        await button.click();
        await germanDialog(page).getByLabel("E-Mail-Adresse").fill("ines@example");
        await page.keyboard.press("Tab");
      },
      shows: (page) => germanDialog(page).getByText("Geben Sie eine Adresse wie name@firma.de ein."),
    },
    {
      name: "two passwords that differ",
      reach: async ({ page }) => {
        await germanDialog(page).getByLabel("E-Mail-Adresse").fill(newPerson().email);
        await germanDialog(page).getByRole("button", { name: "Weiter" }).click();
        const frame = germanDialog(page).frameLocator('iframe[title^="Payment sandbox"]');
        await frame.getByRole("button", { name: "Start trial" }).click();
        await germanDialog(page).getByLabel("Passwort", { exact: true }).fill("a long enough password");
        await germanDialog(page).getByLabel("Passwort wiederholen").fill("etwas anderes");
        await page.keyboard.press("Tab");
      },
      shows: (page) => germanDialog(page).getByText("Die Passwörter stimmen nicht überein."),
    },
  ],
});

sweep({
  name: "a plan that waits for an account",
  who: "visitor",
  allows: /status of (409|404)/,
  looks: [
    {
      name: "until the address is confirmed",
      path: "/",
      reach: async ({ page, product }) => {
        const person = await createAccount(product);
        await readRows(product, "update auth.users set email_confirmed_at = null where id = $1", [
          person.userId,
        ]);
        await openTrialDialog(page);
        await goToCheckout(page, person.email);
        await completeCheckout(page);
        await choosePassword(page, "another password");
        await trialDialog(page).getByRole("link", { name: "Sign in to link this plan" }).waitFor();
        await enter(page, product, person, "/settings/billing?claim=checkout");
      },
      shows: (page) => billing(page).getByText("Confirm your email first", { exact: false }),
    },
    {
      name: "a link that does not work",
      path: "/finish#wrong",
      shows: (page) => page.getByRole("heading", { name: "This link does not work" }),
    },
  ],
});
