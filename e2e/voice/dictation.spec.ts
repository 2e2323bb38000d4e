import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { questions } from "../fixtures/chat.ts";
import { expect } from "../fixtures/test.ts";
import { testWithMicrophone as test } from "../fixtures/test-with-microphone.ts";
import { expectToast } from "../fixtures/toast.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const dictate = (page: Page) => page.getByRole("button", { name: "Dictate", exact: true });
const microphone = (page: Page) => page.getByRole("button", { name: /: microphone settings$/ });

test.beforeEach(async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
});

test("a sentence is dictated where the cursor stands, and sent by hand", async ({ page, whisper }) => {
  await whisper.willHear({ next: ["when will my order arrive?"] });
  await box(page).fill("Hello, . Thank you.");
  await box(page).press("Home");
  for (let step = 0; step < "Hello, ".length; step++) await box(page).press("ArrowRight");
  await dictate(page).click();
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "Listening" })).toBeAttached();
  await expect(microphone(page)).toBeVisible();
  await axeFindsNothing(page);
  await expect(box(page)).toHaveValue("Hello, when will my order arrive?. Thank you.");
  // It goes on until it is stopped, and sends nothing by itself.
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "true");
  await expect(questions(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
  await expect(microphone(page)).toBeHidden();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(questions(page)).toContainText("when will my order arrive?");
  const [seconds, ...more] = await whisper.heardSeconds();
  expect(more).toEqual([]);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(8);
});

test("what could not be written down is said, and what was typed stays", async ({
  page,
  whisper,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 502/);
  await whisper.willHear({ misfortunes: [{ status: 500 }] });
  await box(page).fill("Typed before.");
  await dictate(page).click();
  await expectToast(page, "Your speech was not transcribed", remedy);
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
  await expect(box(page)).toHaveValue("Typed before.");
});

const remedy =
  /^Transcription failed\. Try again\. If it keeps failing, send the request ID [0-9a-f-]{36} to an admin\.$/;

/** Notes every track of a microphone that the page opens from now on. */
async function watchTracks(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.reload();
  return { states: () => page.evaluate<string[]>("tracks.map(({ readyState }) => readyState)") };
}

test("the microphone is let go of when the page is left", async ({ page }) => {
  const { states } = await watchTracks(page);
  await dictate(page).click();
  await expect.poll(states).toEqual(["live"]);
  await page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first().click();
  await expect.poll(states).toEqual(["ended"]);
});

test("a microphone that is unplugged is said, and another try is offered", async ({ page }) => {
  const { states } = await watchTracks(page);
  await dictate(page).click();
  await expect(microphone(page)).toHaveAccessibleName(/^(Listening|Hearing you)/);
  // As the browser tells it.
  await page.evaluate("tracks[0].dispatchEvent(new Event('ended'))");
  const help = page.getByRole("dialog", { name: "The microphone was disconnected" });
  await expect(help).toContainText("What you said before is kept");
  await expect(help.getByRole("combobox", { name: "Microphone" })).toBeVisible();
  await axeFindsNothing(page);
  await expect.poll(states).toEqual(["ended"]);
  await help.getByRole("button", { name: "Try again" }).click();
  await expect.poll(states).toEqual(["ended", "live"]);
  await dictate(page).click();
  await expect.poll(states).toEqual(["ended", "ended"]);
});

test("the microphone is chosen while it listens, and remembered", async ({ page }) => {
  await dictate(page).click();
  await microphone(page).click();
  const choice = page.getByRole("combobox", { name: "Microphone" });
  await expect(choice.locator("option")).not.toHaveCount(1);
  await expect(choice).toHaveValue("default");
  await axeFindsNothing(page);
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  expect(chosen).not.toBe("default");
  expect(await page.evaluate(() => localStorage.getItem("adjutant.microphone"))).toBe(chosen);
  await page.keyboard.press("Escape");
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "true");
  await dictate(page).click();
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
});
