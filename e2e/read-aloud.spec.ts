import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const speech = "**/functions/v1/enhanced-tts";

test("an answer is read aloud, can be skipped through and stopped, and the focus stays", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "[[script:markdown]] Show me everything.");
  const answer = answers(page).last();
  const spoken: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(speech, async (route) => {
    spoken.push(route.request().postDataJSON().text);
    // The second sentence comes when it is let through.
    if (spoken.length > 1) await held.promise;
    await route.continue();
  });
  const read = answer.getByRole("button", { name: "Read aloud" });
  await expect(read).toBeEnabled();
  await read.press("Enter");
  const stop = answer.getByRole("button", { name: "Stop reading" });
  await expect(stop).toBeFocused();
  await expect(answer.getByText(/^(Reading|Preparing) sentence \d+ of/)).toBeAttached();
  await answer.getByRole("button", { name: "Skip this sentence" }).click();
  await expect(answer.getByText(/^Preparing sentence \d+ of/)).toBeAttached();
  const speed = answer.getByRole("button", { name: /^Speed/ });
  await expect(speed).toHaveAccessibleName("Speed 1 times");
  await speed.click();
  await expect(speed).toHaveAccessibleName("Speed 1.25 times");
  held.resolve();
  await stop.click();
  await expect(answer.getByRole("button", { name: "Read aloud" })).toBeFocused();
  await expect(speed).toBeHidden();
  expect(spoken.length).toBeGreaterThanOrEqual(2);
  for (const text of spoken) expect(text).not.toMatch(/[*`|#]|https?:/);
});

test("an answer is read to its end, at the speed that was chosen before", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await page.addInitScript(noteSpeeds);
  await page.evaluate(() => localStorage.setItem("adjutant.speaking-speed", "2"));
  await page.reload();
  await ask(page, "What is 12 * 12?");
  const held = Promise.withResolvers<void>();
  await page.route(speech, async (route) => {
    await held.promise;
    await route.continue();
  });
  const answer = answers(page).last();
  await answer.getByRole("button", { name: "Read aloud" }).click();
  await expect(answer.getByRole("button", { name: "Speed 2 times" })).toBeVisible();
  await answer.getByRole("button", { name: "Skip this sentence" }).focus();
  held.resolve();
  await expect(answer.getByRole("button", { name: "Read aloud" })).toBeFocused();
  const speeds = await page.evaluate(() => Reflect.get(window, "speeds"));
  expect(new Set(speeds)).toEqual(new Set([2]));
});

test("what cannot be spoken is said with the remedy, and can be tried again", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 503/);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");
  const answer = answers(page).last();
  const json = { error: "The program espeak-ng is missing.", code: "voice.engine_missing" };
  await page.route(speech, (route) => route.fulfill({ status: 503, json }));
  await answer.getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByText("Failed to read the answer aloud")).toBeVisible();
  await expect(page.getByText("The program espeak-ng is missing.")).toBeVisible();
  await expect(answer.getByRole("button", { name: "Read aloud" })).toBeEnabled();
  await page.unroute(speech);
  await answer.getByRole("button", { name: "Read aloud" }).click();
  await expect(answer.getByRole("button", { name: "Stop reading" })).toBeVisible();
});

/** Notes how fast each sound of the page is that begins. */
function noteSpeeds(): void {
  const speeds: number[] = [];
  Reflect.set(window, "speeds", speeds);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    speeds.push(this.playbackRate);
    return play.call(this);
  };
}
