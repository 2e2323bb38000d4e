import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makePdf } from "#features/files/server/testing.ts";
import { answers, ask, say, stopButton } from "../fixtures/chat.ts";
import { fails, type Stage, sweep } from "./sweep.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Attached files" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const preview = (page: Page) => page.getByRole("dialog");
const oneFile = "**/api/v1/files/*";
const itsText = "**/api/v1/files/*/passages*";

const contract = {
  name: "contract.pdf",
  mimeType: "application/pdf",
  buffer: makePdf(["This contract begins in May.", "Either side may leave with a notice of 30 days."]),
};
const longName = {
  ...contract,
  name: "Minutes of the meeting about the renewal of all service contracts in the northern region, 2026.pdf",
};
const locked = { ...contract, name: "locked.pdf", buffer: makePdf(["Secret"], { isEncrypted: true }) };
const empty = { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) };

async function photo() {
  const sea = { width: 1_200, height: 800, channels: 3, background: "#4a7c9b" } as const;
  return { name: "sea.png", mimeType: "image/png", buffer: await sharp({ create: sea }).png().toBuffer() };
}

type Chosen = typeof contract;
const attach = (page: Page, ...files: Chosen[]) => page.locator("input[data-attach]").setInputFiles(files);
const opens =
  (name: string) =>
  ({ page }: Stage) =>
    answers(page).last().getByRole("button", { name }).first().click();

/** Sends a message once its files are read. */
async function askAbout(page: Page, text: string, count: number): Promise<void> {
  await chips(page)
    .getByText(/ K?B$/)
    .nth(count - 1)
    .waitFor({ timeout: 90_000 });
  await ask(page, text);
}

sweep({
  name: "files beside a message",
  who: "person",
  productKind: "connected",
  allows: /Failed to load resource/,
  looks: [
    {
      name: "one that uploads, and one that waits",
      path: "/chat",
      reach: async ({ page }) => {
        await page.route(oneFile, () => undefined);
        await attach(page, longName, contract);
      },
      shows: (page) => chips(page).getByText("Waiting"),
      on: "both",
    },
    {
      name: "an upload that failed, and can be tried again",
      path: "/chat",
      reach: async ({ page }) => {
        for (const name of [longName.name, contract.name]) {
          await chips(page)
            .getByRole("button", { name: `Remove ${name}` })
            .click();
        }
        const message = "Too many files are being uploaded right now. Try again in a few seconds.";
        await fails(oneFile, 503, { error: { code: "file.busy", message, requestId: randomUUID() } })({
          page,
        });
        await attach(page, contract);
      },
      shows: (page) => chips(page).getByRole("button", { name: "Retry contract.pdf" }),
      on: "both",
    },
    {
      name: "files that are refused",
      path: "/chat",
      reach: async ({ page }) => {
        await chips(page).getByRole("button", { name: "Remove contract.pdf" }).click();
        await attach(page, locked, empty);
        await chips(page).getByText("This file is empty.").waitFor();
      },
      shows: (page) => chips(page).getByText(/protected by a password/),
      on: "both",
    },
    {
      name: "files that are ready",
      reach: async ({ page }) => {
        for (const name of ["locked.pdf", "empty.txt"]) {
          await chips(page)
            .getByRole("button", { name: `Remove ${name}` })
            .click();
        }
        await attach(page, contract, await photo());
        await chips(page).getByText(/ K?B$/).nth(1).waitFor({ timeout: 90_000 });
      },
      shows: (page) => chips(page).getByText("sea.png", { exact: true }),
      on: "both",
    },
    {
      name: "a question with files, and what its model was given",
      reach: ({ page }) => askAbout(page, "[[script:echo]] When can we leave?", 2),
      shows: (page) => answers(page).last().getByText("Given to the model"),
      on: "both",
    },
    {
      name: "a passage that was cited",
      reach: opens("contract.pdf, p. 2"),
      shows: (page) => preview(page).getByRole("region", { name: "p. 2" }),
      on: "both",
    },
    {
      name: "a picture",
      reach: async (stage) => {
        await stage.page.keyboard.press("Escape");
        await opens("sea.png")(stage);
      },
      shows: (page) => preview(page).getByRole("img", { name: "sea.png" }),
      on: "both",
    },
    {
      name: "a text that does not come",
      given: async (stage) => {
        await stage.page.route(itsText, () => undefined);
      },
      reach: async (stage) => {
        await opens("contract.pdf")(stage);
      },
      shows: (page) => preview(page).getByText("Loading the text"),
    },
    {
      name: "a text that cannot be read right now",
      given: async (stage) => {
        await stage.page.unrouteAll({ behavior: "ignoreErrors" });
        await fails(itsText)(stage);
      },
      reach: async (stage) => {
        await opens("contract.pdf")(stage);
      },
      shows: (page) => preview(page).getByRole("button", { name: "Retry" }),
      on: "both",
    },
    {
      name: "a file that is being read, while an answer is written",
      path: "/chat",
      reach: async ({ page }) => {
        await say(page, `[[script:held name=${randomUUID()}]] Count.`);
        await stopButton(page).waitFor();
        await page.route(oneFile, (route) => {
          const id = new URL(route.request().url()).pathname.split("/").at(-1);
          return route.fulfill({ json: { id, name: contract.name, state: "reading", problem: null } });
        });
        await attach(page, contract);
      },
      shows: (page) => chips(page).getByText("Reading"),
    },
    {
      name: "a ready file that cannot be queued",
      reach: async ({ page }) => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await chips(page).getByRole("button", { name: "Remove contract.pdf" }).click();
        await attach(page, await photo());
        await box(page).fill("And what is this?");
      },
      shows: (page) => page.getByText("A message with files cannot be queued."),
      on: "both",
    },
  ],
});
