import type { Page } from "@playwright/test";
import { addAuthenticatorApp } from "../fixtures/second-steps.ts";
import { answerSpeech, longSilence, openVoices, refuseChoice } from "../fixtures/voices.ts";
import { type Look, sweep } from "./sweep.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const region = (name: string) => (page: Page) => page.getByRole("region", { name, exact: true });
const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });
const at = (path: string): Look => ({ name: path, path, shows: heading });

sweep({
  name: "the pages of somebody who is signed in",
  who: "person",
  looks: [
    {
      name: "the front page",
      path: "/",
      shows: (page) => page.getByRole("main").getByRole("link", { name: "Go to Dashboard" }),
    },
    { ...at("/dashboard"), on: "both" },
    {
      name: "the palette",
      reach: ({ page }) => page.keyboard.press("Control+k"),
      shows: (page) => page.getByRole("option", { name: /^New conversation/ }),
      on: "both",
    },
    {
      name: "the menu",
      path: "/settings",
      on: "phone",
      reach: ({ page }) => button("Open menu")(page).click(),
      shows: (page) => page.getByRole("navigation", { name: "Main" }),
    },
    { ...at("/settings"), on: "both" },
    {
      name: "all notices",
      reach: ({ page }) => page.getByRole("button", { name: /show all notices$/ }).click(),
      shows: region("Test mode"),
      on: "both",
    },
    ...[
      "/agents",
      "/tasks",
      "/mail",
      "/compliance",
      "/settings/voice",
      "/settings/website-passwords",
      "/settings/notifications",
      "/settings/workspace",
      "/settings/usage",
      "/settings/assistant",
      "/team",
      "/dev",
      "/qa",
      "/compliance-productivity",
    ].map(at),
    {
      name: "a page for admins",
      path: "/admin",
      shows: (page) => page.getByRole("heading", { name: "This page is for admins" }),
    },
  ],
});

sweep({
  name: "every component",
  isDaily: true,
  who: "person",
  looks: [{ ...at("/design"), on: "both" }],
});

const deletion = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

sweep({
  name: "the profile",
  who: "person",
  allows: /status of 429|blob:/,
  looks: [
    { name: "as it begins", path: "/profile", shows: region("Delete account"), on: "both" },
    {
      name: "the deletion, with another word typed",
      reach: async ({ page }) => {
        await region("Delete account")(page).getByRole("button", { name: "Delete account" }).click();
        await deletion(page).getByRole("textbox").fill("DELETE");
      },
      shows: deletion,
    },
    {
      name: "an address that waits, asked for too soon again",
      path: "/profile",
      reach: async ({ page, person }) => {
        const panel = region("Email")(page);
        const ask = async () => {
          await panel.getByLabel("New address").fill(`next-${person.email}`);
          await page.keyboard.press("Enter");
        };
        await ask();
        await button("Cancel change")(page).click();
        await button("Cancel change")(page).waitFor({ state: "detached" });
        await ask();
      },
      shows: (page) => region("Email")(page).getByRole("alert"),
    },
    {
      name: "a picture that is being cut out",
      path: "/profile",
      reach: async ({ page }) => {
        const { default: sharp } = await import("sharp");
        const create = { width: 800, height: 500, channels: 3, background: "#2a6f97" } as const;
        const buffer = await sharp({ create }).png().toBuffer();
        const file = { name: "me.png", mimeType: "image/png", buffer };
        await region("You")(page).getByLabel("Picture file").setInputFiles(file);
      },
      shows: (page) => page.getByRole("slider", { name: "Zoom" }),
    },
    {
      name: "with a picture",
      reach: ({ page }) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click(),
      shows: (page) => region("You")(page).locator("img"),
    },
  ],
});

sweep({
  name: "an account that will be deleted",
  who: "leaver",
  looks: [{ name: "its profile", path: "/profile", shows: region("Account deletion") }],
});

sweep({
  name: "security",
  who: "person",
  allows: /status of 404/,
  looks: [
    { name: "as it begins", path: "/settings/security", shows: region("Passkeys"), on: "both" },
    {
      name: "an authenticator app that is being added",
      reach: ({ page }) => button("Add an authenticator app")(page).click(),
      shows: (page) => page.getByAltText("Code to scan"),
    },
    {
      name: "the recovery codes",
      path: "/settings/security",
      given: async ({ page, product, person }) => {
        const { session } = await addAuthenticatorApp(product, person);
        await page.evaluate((kept) => {
          const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
          localStorage.setItem(key, kept);
        }, JSON.stringify(session));
      },
      reach: async ({ page }) => {
        await button("Create recovery codes")(page).click();
      },
      shows: (page) =>
        page.getByRole("dialog", { name: "Your recovery codes" }).getByRole("listitem").first(),
    },
    {
      name: "an app and its codes",
      path: "/settings/security",
      shows: (page) => page.getByText("10 of 10 codes left."),
    },
  ],
});

sweep({
  name: "the voices",
  who: "person",
  allows: /status of (400|503)/,
  looks: [
    {
      name: "to choose from",
      path: "/dashboard",
      reach: ({ page }) => openVoices(page),
      shows: (page) => page.getByRole("radio", { name: "Jarvis" }),
    },
    {
      name: "one that is being heard",
      reach: async ({ page }) => {
        await answerSpeech(page, { status: 200, json: { audioContent: longSilence } });
        await button("Preview Morgan Freeman")(page).click();
      },
      shows: button("Stop Morgan Freeman"),
    },
    {
      name: "one that cannot be heard",
      path: "/dashboard",
      reach: async ({ page }) => {
        await openVoices(page);
        const json = { error: "The program espeak-ng is missing.", code: "voice.engine_missing" };
        await answerSpeech(page, { status: 503, json });
        await button("Preview Taylor Swift")(page).click();
      },
      shows: button("Close: Failed to generate voice sample"),
    },
    {
      name: "a choice that cannot be read",
      path: "/dashboard",
      given: async ({ page }) => {
        await refuseChoice(page, "GET", "The voices are away.");
      },
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Voice settings" }).filter({ visible: true }).click();
      },
      shows: (page) => page.getByRole("dialog").getByRole("alert"),
    },
  ],
});
