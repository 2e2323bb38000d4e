import type { LaunchOptions, Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { expect, test as plain } from "../fixtures/test.ts";

/** There is a microphone, and whoever is asked for it says no. */
const test = plain.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: "worker" },
  ],
});

const dictate = (page: Page) => page.getByRole("button", { name: "Dictate", exact: true });
const transcriptions = "**/api/v1/transcriptions";

/** Takes the browser's own dictation away, as most browsers have none. */
function withoutRecognition() {
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
    Reflect.deleteProperty(globalThis, name);
}

/** A dictation of the browser that hears one sentence as soon as it is begun. */
function withRecognition() {
  class Recognition {
    onstart?: () => void;
    onresult?: (event: object) => void;
    onend?: () => void;
    start() {
      setTimeout(() => {
        this.onstart?.();
        const results = [Object.assign([{ transcript: "said to the browser" }], { isFinal: true })];
        this.onresult?.({ resultIndex: 0, results });
      });
    }
    stop() {
      setTimeout(() => this.onend?.());
    }
    abort() {}
  }
  Object.assign(globalThis, { SpeechRecognition: Recognition });
}

test("who has nobody to write it down is told what an admin can do", async ({ page, product }) => {
  await page.addInitScript(withoutRecognition);
  await enter(page, product, await createAccount(product), "/chat");
  await dictate(page).click();
  const help = page.getByRole("dialog", { name: "Dictation is not set up" });
  await expect(help).toContainText("TRANSCRIPTION");
  await axeFindsNothing(page);
  await help.getByRole("button", { name: "Close" }).last().click();
  await expect(help).toBeHidden();
  await expect(dictate(page)).toBeFocused();
});

test("the browser's own dictation begins when somebody agreed, who is asked once", async ({
  page,
  product,
}) => {
  await page.addInitScript(withRecognition);
  await enter(page, product, await createAccount(product), "/chat");
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  const note = page.getByRole("dialog", { name: "Where your voice goes" });
  await dictate(page).click();
  await expect(note).toContainText("may send the sound to its vendor");
  await axeFindsNothing(page);
  await note.getByRole("button", { name: "Cancel" }).click();
  await expect(box).toHaveValue("");
  await dictate(page).click();
  await note.getByRole("button", { name: "Agree and dictate" }).click();
  await expect(box).toHaveValue("said to the browser");
  await dictate(page).click();
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await dictate(page).click();
  await expect(note).toBeHidden();
  await expect(box).toHaveValue("said to the browser said to the browser");
});

test("who blocked the microphone is told how to allow it again", async ({ page, product }) => {
  await page.route(transcriptions, (route) => route.fulfill({ json: { kind: "installation" } }));
  await enter(page, product, await createAccount(product), "/chat");
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await box.fill("Typed before.");
  await dictate(page).click();
  const help = page.getByRole("dialog", { name: "The microphone is blocked" });
  await expect(help).toContainText("Set the microphone to “Allow”");
  await axeFindsNothing(page);
  await help.getByRole("button", { name: "Try again" }).click();
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(box).toHaveValue("Typed before.");
});

test("what is said to a provider is agreed to before, by its name", async ({ page, product }) => {
  await page.route(transcriptions, (route) => route.fulfill({ json: { kind: "provider", name: "OpenAI" } }));
  await enter(page, product, await createAccount(product), "/chat");
  await dictate(page).press("Enter");
  const note = page.getByRole("dialog", { name: "Where your voice goes" });
  await expect(note).toContainText("sent to OpenAI");
  await note.getByRole("button", { name: "Agree and dictate" }).click();
  await expect(page.getByRole("dialog", { name: "The microphone is blocked" })).toBeVisible();
});
