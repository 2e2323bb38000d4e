import { randomUUID } from "node:crypto";
import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { answers, say } from "../fixtures/chat.ts";
import { beginTalk, manySentences, state } from "../fixtures/talk.ts";
import { expect } from "../fixtures/test.ts";
import { testWithVoice as test } from "../fixtures/test-with-voice.ts";

const speech = "**/functions/v1/enhanced-tts";

test("a microphone that is not allowed is explained, and what is written is answered aloud", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("Permission denied", "NotAllowedError");
    };
  });
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  const problem = page.getByRole("heading", { name: "The microphone is" });
  await expect(problem).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(problem).toBeFocused();
  await axeFindsNothing(page);
  await say(page, "What is 12 * 12?");
  await expect(state(page, "Speaking")).toBeVisible();
  await expect(answers(page).last()).toContainText("144");
});

test("where nothing can be spoken the captions go on and the remedy is said", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 503/);
  const json = { error: "The program espeak-ng is missing.", code: "voice.engine_missing" };
  await page.route(speech, (route) => route.fulfill({ status: 503, json }));
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await say(page, "What is 12 * 12?");
  const notice = page.getByRole("alert").filter({ hasText: "The answer is not spoken." });
  await expect(notice).toContainText("The program espeak-ng is missing.");
  await expect(answers(page).last()).toContainText("144");
  await axeFindsNothing(page);
});

test("what was said and not written down is told, and it listens on", async ({
  page,
  product,
  consoleIsSilent,
  transcription,
}) => {
  consoleIsSilent.allow(/status of 50\d/);
  await transcription.willHear({ always: "What is 12 * 12?" });
  await page.route("**/api/v1/transcriptions", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({
          status: 503,
          json: { error: { code: "transcription.off", message: "Nobody writes down.", requestId: "r" } },
        }),
  );
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  const notice = page.getByRole("alert").filter({ hasText: "Your speech was not transcribed." });
  await expect(notice).toContainText("Nobody writes down.");
  await expect(state(page, "Listening")).toBeVisible();
  await page.unroute("**/api/v1/transcriptions");
  await expect(answers(page).last()).toContainText("144");
});

test("a conversation that does not exist ends the talk that one brings there", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 404/);
  await enter(page, product, await createAccount(product), `/conversation/${randomUUID()}`);
  const notFound = page.getByText(/^This conversation does not exist/);
  await notFound.locator("..").getByRole("link", { name: "New conversation" }).click();
  await beginTalk(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(state(page, "Paused")).toBeVisible();
  await page.goBack();
  await expect(notFound).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
});

test("a slow network delays the voice and loses nothing", async ({ page, product }) => {
  const texts: string[] = [];
  const network = Promise.withResolvers<void>();
  await page.route(speech, async (route) => {
    texts.push(route.request().postDataJSON().text);
    await network.promise;
    await route.continue();
  });
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await say(page, manySentences);
  // All of it is written before the first word can be heard.
  await expect(answers(page).last()).toContainText("sentence number 12");
  await expect.poll(() => texts.length).toBeGreaterThan(0);
  network.resolve();
  await expect(state(page, "Speaking")).toBeVisible();
  await expect.poll(() => texts.length).toBeGreaterThan(2);
  expect(new Set(texts).size).toBe(texts.length);
});

test("without a microphone it opens as text; who asks for the voice gets it", async ({ page, product }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => [];
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("Requested device not found", "NotFoundError");
    };
  });
  await enter(page, product, await createAccount(product), "/conversation");
  await expect(page).toHaveURL(/\/chat$/);
  await page.getByRole("link", { name: "Voice" }).click();
  await expect(page).toHaveURL(/\/conversation$/);
  await beginTalk(page);
  await say(page, manySentences);
  await expect(state(page, "Speaking")).toBeVisible();
  await expect(page).toHaveURL(/\/conversation\/[0-9a-f-]{36}$/);
});
