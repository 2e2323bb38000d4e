import type { Page } from "@playwright/test";
import { voiceErrors } from "#features/voice/contract/errors.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { holdBack } from "./fixtures/hold-back.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import {
  answerSpeech,
  longSilence,
  openVoices,
  refuseChoice,
  voiceDialog,
  watchSounds,
} from "./fixtures/voices.ts";

test("a person marks a voice, hears it, saves it, and finds it after a reload", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const { heard } = await watchSounds(page);
  await enter(page, product, await createAccount(product), "/dashboard");
  const dialog = await openVoices(page);
  const save = dialog.getByRole("button", { name: "Save" });
  await expect(dialog).toContainText("No one’s voice is imitated");
  await expect(dialog.getByRole("radio", { name: "Jarvis" })).toBeChecked();
  await expect(save).toBeDisabled();

  await dialog.getByRole("button", { name: "Preview Morgan Freeman" }).click();
  await expect(dialog.getByRole("button", { name: "Stop Morgan Freeman" })).toBeVisible();
  await expect.poll(heard).toContain("playing");
  const others = dialog.getByRole("button", { name: /^Preview/ });
  await expect(others).toHaveCount(9);
  for (const other of await others.all()) await expect(other).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Preview Morgan Freeman" })).toBeEnabled();
  expect((await heard()).toSorted()).toEqual(["ended", "pause", "playing", "revoked"]);

  // All of the card is its label, which lies over the words.
  await dialog.getByText("Slow, low and warm").click({ force: true });
  await expect(dialog.getByRole("radio", { name: "Morgan Freeman" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Jarvis" }).click();
  await expect(save).toBeDisabled();
  await dialog.getByRole("radio", { name: "Morgan Freeman" }).click();
  await save.click();
  await expectToast(page, "Success", "Successfully changed voice to Morgan Freeman");
  await expect(dialog).toBeHidden();

  await page.reload();
  await openVoices(page);
  await expect(dialog.getByRole("radio", { name: "Morgan Freeman" })).toBeChecked();
  await expect(save).toBeDisabled();
});

test("choosing a voice needs no mouse", { tag: "@long" }, async ({ page, product }) => {
  await answerOwnSpeech(page);
  await enter(page, product, await createAccount(product), "/dashboard");
  const opener = page.getByRole("banner").getByRole("button", { name: "Voice settings" });
  const dialog = voiceDialog(page);
  const voice = (name: string) => dialog.getByRole("radio", { name });
  await opener.press("Enter");
  await expect(voice("Jarvis")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(voice("GPT Default")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(voice("Tony Stark")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Preview Tony Stark" })).toBeFocused();

  // Stop keeps the focus, by its own press as well as by Escape, which leaves the dialog open.
  for (const key of ["Enter", "Escape"]) {
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Stop Tony Stark" })).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog.getByRole("button", { name: "Preview Tony Stark" })).toBeFocused();
  }
  await expect(voice("Tony Stark")).toBeChecked();
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expectToast(page, "Success", "Successfully changed voice to Tony Stark");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(voice("Tony Stark")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(voice("Tony Stark")).toBeChecked();
});

test("closing the dialog ends the sample that plays", { tag: "@long" }, async ({ page, product }) => {
  const { heard } = await watchSounds(page);
  await answerOwnSpeech(page);
  await enter(page, product, await createAccount(product), "/dashboard");
  const dialog = await openVoices(page);
  await dialog.getByRole("button", { name: "Preview Joe Rogan" }).click();
  await expect.poll(heard).toEqual(["playing"]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await heard()).toSorted()).toEqual(["pause", "playing", "revoked"]);
});

test("a sample ends the reading aloud: one voice at a time", { tag: "@long" }, async ({ page, product }) => {
  await answerOwnSpeech(page);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");
  const answer = answers(page).last();
  await answer.getByRole("button", { name: "Read aloud" }).click();
  await expect(answer.getByText(/^Reading sentence/)).toBeAttached();
  const dialog = await openVoices(page);
  await dialog.getByRole("button", { name: "Preview Jarvis" }).click();
  await expect(dialog.getByRole("button", { name: "Stop Jarvis" })).toBeVisible();
  await expect(answer.getByText(/^Reading sentence/)).toHaveCount(0);
});

test("each failure is said, with what to do about it, and what was marked stays marked", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of (400|503)/);
  await enter(page, product, await createAccount(product), "/dashboard");
  const dialog = await openVoices(page);
  const marked = dialog.getByRole("radio", { name: "Taylor Swift" });
  const preview = dialog.getByRole("button", { name: "Preview Taylor Swift" });
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await marked.click();

  const [, error] = voiceErrors["voice.engine_missing"];
  await answerSpeech(page, { status: 503, json: { error, code: "voice.engine_missing" } });
  await preview.click();
  await expectToast(page, "Failed to generate voice sample", error);
  // Not even the longest sentence lies over what is to be pressed next.
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await save.click({ trial: true });
  }

  await answerSpeech(page, { status: 200, json: { audioContent: "" } });
  await preview.click();
  const empty = "The server returned no sound. Try again in a moment.";
  await expectToast(page, "Failed to generate voice sample", empty);

  await answerSpeech(page, { status: 200, json: { audioContent: btoa("no sound at all") } });
  await preview.click();
  const unreadable = "Your browser cannot play this sound. Try again, or use another browser.";
  await expectToast(page, "Failed to play voice sample", unreadable);

  const stopRefusing = await refuseChoice(page, "POST", "Nothing is kept at the moment. Try again later.");
  await save.click();
  const notKept = "Nothing is kept at the moment. Try again later.";
  await expectToast(page, "Failed to save voice preference", notKept);
  await expect(marked).toBeChecked();
  await stopRefusing();
  await save.click();
  await expectToast(page, "Success", "Successfully changed voice to Taylor Swift");
});

test("nothing can be saved while it is not known what is saved, and a failed reading is tried again", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 400/);
  const stopRefusing = await refuseChoice(page, "GET", "The voices are away.");
  await enter(page, product, await createAccount(product), "/dashboard");
  await page.getByRole("button", { name: "Voice settings" }).filter({ visible: true }).click();
  const dialog = voiceDialog(page);
  await expect(dialog.getByRole("alert")).toContainText("The voices are away.");
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();

  await stopRefusing();
  const reading = await holdBack(page, "**/rest/v1/user_voice_settings*");
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByRole("status", { name: "Loading your voice" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  reading.open();
  await expect(dialog.getByRole("radio", { name: "Jarvis" })).toBeFocused();
});

test("while a choice is saved it cannot be saved again", { tag: "@long" }, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/dashboard");
  const dialog = await openVoices(page);
  await dialog.getByRole("radio", { name: "Elon Musk" }).click();
  const saving = await holdBack(page, "**/rest/v1/user_voice_settings*");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
  saving.open();
  await expect(dialog).toBeHidden();
});

test("what another tab has saved is marked at the next opening", { tag: "@long" }, async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/dashboard");
  const dialog = await openVoices(page);
  await page.keyboard.press("Escape");
  const other = await context.newPage();
  await enter(other, product, account, "/dashboard");
  const there = await openVoices(other);
  await there.getByRole("radio", { name: "GPT Default" }).click();
  await there.getByRole("button", { name: "Save" }).click();
  await expect(there).toBeHidden();
  await openVoices(page);
  await expect(dialog.getByRole("radio", { name: "GPT Default" })).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the menu leads to the voices, and Escape leads back to it", { tag: "@long" }, async ({
    page,
    product,
  }) => {
    await enter(page, product, await createAccount(product), "/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const dialog = await openVoices(page);
    await dialog.getByRole("radio", { name: "Barack Obama" }).tap();
    await expect(dialog.getByRole("radio", { name: "Barack Obama" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole("button", { name: "Voice settings" }).filter({ visible: true }),
    ).toBeFocused();
  });
});

/** Each sample is a silence that does not end by itself while somebody looks. */
const answerOwnSpeech = (page: Page) =>
  answerSpeech(page, { status: 200, json: { audioContent: longSilence } });
