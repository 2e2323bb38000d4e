import type { Page } from "@playwright/test";
import { createAccount, tokensOf } from "../fixtures/account.ts";
import { fillSignIn, fillSignUp, newPerson } from "../fixtures/people.ts";
import { addAuthenticatorApp, addPhone } from "../fixtures/second-steps.ts";
import { closeToast } from "../fixtures/toast.ts";
import { sweep } from "./sweep.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.getByRole("banner");

sweep({
  name: "what visitors open",
  isDaily: true,
  who: "visitor",
  allows: /status of 404/,
  looks: [
    { name: "the front page", path: "/", shows: heading, on: "both" },
    {
      name: "its menu",
      path: "/",
      on: "phone",
      reach: ({ page }) => bar(page).getByRole("button", { name: "Open menu" }).click(),
      shows: (page) => bar(page).getByRole("link", { name: "Pricing", exact: true }),
    },
    {
      name: "a feature unfolded",
      path: "/",
      on: "phone",
      reach: ({ page }) => page.locator("summary").filter({ hasText: "Compliance Logs" }).click(),
      shows: (page) => page.getByText("The record is not a report written later."),
    },
    { name: "the way into a team", path: "/free-join/a-token", shows: heading },
    { name: "a legal text", path: "/terms", shows: heading, on: "both" },
    { name: "another legal text", path: "/legal/privacy", shows: heading },
    { name: "an address that does not exist", path: "/no/such/page", shows: heading, on: "both" },
    { name: "a legal text that does not exist", path: "/legal/no-such-text", shows: heading },
    {
      name: "an address close to others",
      path: "/diagramm",
      shows: (page) => page.getByRole("region", { name: "Did you mean" }).getByRole("link").first(),
    },
  ],
});

const signInForm = (page: Page) => page.getByRole("tabpanel", { name: "Sign In" });

sweep({
  name: "signing in and up",
  isDaily: true,
  who: "visitor",
  allows: /status of 40[0-4]|status of 422/,
  looks: [
    { name: "sign in", path: "/auth", shows: signInForm, on: "both" },
    {
      name: "with nothing filled in",
      reach: ({ page }) => signInForm(page).getByRole("button", { name: "Sign In", exact: true }).click(),
      shows: (page) => closeToast(page, "Error"),
    },
    {
      name: "single sign-on",
      path: "/auth",
      reach: ({ page }) => page.getByRole("button", { name: "Sign in with single sign-on" }).click(),
      shows: (page) => page.getByLabel("Work email"),
    },
    {
      name: "sign up, filled in",
      path: "/auth?tab=sign-up",
      reach: async ({ page }) => {
        const form = page.getByRole("tabpanel", { name: "Sign Up" });
        await form.getByLabel("Email", { exact: true }).fill(newPerson().email);
        await form.getByLabel("Password", { exact: true }).fill("a long enough password");
        await form.getByLabel("Confirm Password", { exact: true }).fill("a long enough password");
      },
      shows: (page) => page.getByRole("button", { name: "Create Account" }),
    },
    {
      name: "a password that is too short",
      reach: ({ page }) => fillSignUp(page, { ...newPerson(), password: "12345" }, "12345"),
      shows: (page) => closeToast(page, "Error"),
    },
    {
      name: "the link for the first admin, before sign-in",
      path: "/auth?claim=token",
      shows: (page) => page.getByText("makes you the first admin of this installation"),
    },
    {
      name: "a link that was used or is too old",
      path: "/auth/link#error=access_denied&error_code=otp_expired&error_description=Expired&type=signup",
      shows: (page) => page.getByRole("heading", { name: "This link has expired or was already used" }),
    },
    {
      name: "a link that nobody here asked for",
      reach: async ({ page, product }) => {
        await page.goto(`${product.url}/terms#${tokensOf(await createAccount(product))}`);
      },
      shows: (page) => page.getByRole("heading", { name: "Sign in with this link?" }),
    },
    {
      name: "the code of an app as the second step",
      path: "/auth",
      reach: async ({ page, product }) => {
        const person = await createAccount(product);
        await addAuthenticatorApp(product, person);
        await fillSignIn(page, person);
      },
      shows: (page) => page.getByLabel("Six-digit code"),
    },
    {
      name: "the code of a message as the second step",
      path: "/auth",
      reach: async ({ page, product }) => {
        await page.evaluate(() => localStorage.clear());
        await page.goto("/auth");
        const person = await createAccount(product);
        await addPhone(product, person);
        await fillSignIn(page, person);
      },
      shows: (page) => page.getByRole("button", { name: "Send a code" }),
    },
  ],
});

sweep({
  name: "signing in where a provider is connected",
  who: "visitor",
  productKind: "connected",
  looks: [
    {
      name: "sign in",
      path: "/auth",
      shows: (page) => page.getByRole("button", { name: "Continue with Google" }),
    },
  ],
});

sweep({
  name: "the public pages in German",
  who: "visitor",
  allows: /status of 404/,
  looks: [
    { name: "the front page", path: "/de", shows: heading },
    {
      name: "sign in",
      path: "/de",
      reach: ({ page }) => page.getByRole("link", { name: "Anmelden" }).first().click(),
      shows: (page) => page.getByRole("heading", { name: "In Ihrem Arbeitsbereich anmelden" }),
    },
    {
      name: "the demo before it begins",
      path: "/de",
      reach: ({ page }) => page.getByRole("link", { name: "Demo öffnen" }).click(),
      shows: (page) => page.getByRole("heading", { name: "Ausprobieren, ganz ohne Konto" }),
    },
    {
      name: "the tour of the demo",
      reach: ({ page }) => page.getByRole("button", { name: "Demo starten" }).click(),
      shows: (page) => page.getByRole("heading", { name: "Bei der Arbeit zusehen" }),
    },
    {
      name: "the way of a message",
      path: "/diagram",
      reach: ({ page }) => page.getByRole("button", { name: "Einer Nachricht folgen" }).click(),
      shows: (page) => page.getByText("Schritt 1 von 8"),
    },
    {
      name: "an address that does not exist",
      path: "/diagramm",
      shows: (page) => page.getByRole("heading", { name: "Seite nicht gefunden" }),
    },
  ],
});
