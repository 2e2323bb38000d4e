import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { answers, questions, say } from "../fixtures/chat.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { beginTalk, callOf, hearsMore, levelOf, manySentences, state } from "../fixtures/talk.ts";
import { expect } from "../fixtures/test.ts";
import { testWithVoice as test } from "../fixtures/test-with-voice.ts";
import { watchSounds } from "../fixtures/voices.ts";

test("one asks by voice, hears the answer, and finds it as text", async ({
  page,
  product,
  transcription,
}) => {
  await transcription.willHear({ always: "What is 12 * 12?" });
  const sounds = await watchSounds(page);
  await enter(page, product, await createAccount(product), "/conversation");
  await expect(page.getByText("transcribed within this installation")).toBeVisible();
  await looksRightEverywhere(page);
  await beginTalk(page);
  await expect(state(page, "Listening")).toBeFocused();
  await expect(state(page, "Speaking")).toBeVisible();
  await expect.poll(sounds.heard).toContain("playing");
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}$/);
  await expect(page.locator("[data-caption] mark")).toContainText("144");
  await expect(questions(page).first()).toContainText("What is 12 * 12?");
  await callOf(page, "Calculate").waitFor();
  await axeFindsNothing(page);

  await page.getByRole("link", { name: "Text" }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(answers(page).first()).toContainText("144");
  await page.getByRole("link", { name: "Voice" }).click();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await expect(answers(page).first()).toContainText("144");
});

test("whoever speaks while the answer does is heard at once, and the rest is marked as not heard", async ({
  page,
  product,
  transcription,
}) => {
  const long = `${manySentences} See [the report](https://report.example/).`;
  await transcription.willHear({ next: [long], always: "What is 12 * 12?" });
  const sounds = await watchSounds(page);
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  await expect(state(page, "Speaking")).toBeVisible();
  // The microphone says the same again while the long answer is being spoken.
  await expect(state(page, "I hear you")).toBeVisible();
  await expect.poll(async () => (await sounds.heard()).at(-1)).not.toBe("playing");
  await expect(page.getByText("You interrupted here")).toBeVisible();
  await expect(questions(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText("144");
  await page.getByRole("link", { name: "Text" }).click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You interrupted here")).toBeVisible();
  await expect(answers(page).first().getByRole("link", { name: "the report" })).toBeVisible();
  await axeFindsNothing(page);
});

test("Escape and Stop silence the answer, and writing is as good a way to talk", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(state(page, "Paused")).toBeVisible();
  await say(page, manySentences);
  await expect(state(page, "Speaking")).toBeVisible();
  await looksRightEverywhere(page);
  await page.keyboard.press("Escape");
  await expect(state(page, "Paused")).toBeVisible();
  await expect(page.getByText("You interrupted here")).toHaveCount(1);
  await say(page, manySentences);
  await expect(state(page, "Speaking")).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("You interrupted here")).toHaveCount(2);
  // What is written interrupts as well.
  await say(page, manySentences);
  await expect(state(page, "Speaking")).toBeVisible();
  await say(page, "What is 12 * 12?");
  await expect(page.getByText("You interrupted here")).toHaveCount(3);
  await expect(answers(page).last()).toContainText("144");
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("button", { name: "Begin" })).toBeFocused();
});

test("with push to talk only what is said while Space is held is heard", async ({
  page,
  product,
  transcription,
}) => {
  await transcription.willHear({ always: "What is 12 * 12?" });
  await enter(page, product, await createAccount(product), "/conversation");
  await page.getByRole("button", { name: "Voice options" }).click();
  await page.getByRole("radio", { name: "Push to talk" }).check();
  await axeFindsNothing(page);
  await page.keyboard.press("Escape");
  await beginTalk(page);
  await expect(state(page, "Ready")).toBeFocused();
  await page.keyboard.down("Space");
  await expect(state(page, "I hear you")).toBeVisible();
  const heard = (await transcription.heardSeconds()).length;
  await expect(page.getByRole("button", { name: "Release to send" })).toBeVisible();
  // A press that is over at once is taken for a mistake, and somebody may be speaking when it begins.
  await hearsMore(page);
  await expect.poll(() => levelOf(page)).toBeGreaterThan(0.2);
  await page.keyboard.up("Space");
  await expect(answers(page).last()).toContainText("144");
  expect((await transcription.heardSeconds()).length).toBe(heard + 1);
});

test("push to talk needs nothing held where one can only click, and no other button of the mouse", async ({
  page,
  product,
  transcription,
}) => {
  await transcription.willHear({ always: "What is 12 * 12?" });
  await enter(page, product, await createAccount(product), "/conversation");
  await page.getByRole("button", { name: "Voice options" }).click();
  await page.getByRole("radio", { name: "Push to talk" }).check();
  await page.keyboard.press("Escape");
  await beginTalk(page);
  const heard = (await transcription.heardSeconds()).length;
  const hold = page.getByRole("button", { name: "Hold to talk" });
  await hold.hover();
  await page.mouse.down({ button: "right" });
  await expect(state(page, "Ready")).toBeVisible();
  await expect(hold).toBeVisible();
  await page.mouse.up({ button: "right" });
  // As a screen reader presses it: there is no pointer and no key.
  await hold.dispatchEvent("click");
  await expect(state(page, "I hear you")).toBeVisible();
  await hearsMore(page);
  await expect.poll(() => levelOf(page)).toBeGreaterThan(0.2);
  await page.getByRole("button", { name: "Release to send" }).dispatchEvent("click");
  await expect(answers(page).last()).toContainText("144");
  expect((await transcription.heardSeconds()).length).toBe(heard + 1);
  // A press of the mouse ends with a click as well, which begins nothing.
  await hold.click();
  await expect(hold).toBeVisible();
});
