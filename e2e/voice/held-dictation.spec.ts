import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { expect } from "../fixtures/test.ts";
import { testWithMicrophone as test } from "../fixtures/test-with-microphone.ts";

// A sentence that is said once may be over before a busy page has opened the microphone.
test.use({ saysAgain: true });

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const dictate = (page: Page) => page.getByRole("button", { name: "Dictate", exact: true });

test("the button is held while one speaks, with the pointer and with a key", async ({
  page,
  product,
  whisper,
}) => {
  await whisper.willHear({ next: ["Held with the pointer.", "Held with a key."] });
  await enter(page, product, await createAccount(product), "/chat");
  // It is out of use until it is known who writes down what is said.
  await expect(dictate(page)).toBeEnabled();
  await dictate(page).hover();
  await page.mouse.down();
  await hearsSpeech(page);
  await page.mouse.up();
  await expect(box(page)).toHaveValue("Held with the pointer.");
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
  await dictate(page).focus();
  await page.keyboard.down(" ");
  await hearsSpeech(page);
  await page.keyboard.up(" ");
  await expect(box(page)).toHaveValue("Held with the pointer. Held with a key.");
  await expect(dictate(page)).toHaveAttribute("aria-pressed", "false");
  await expect(dictate(page)).toBeFocused();
  expect(await whisper.heardSeconds()).toHaveLength(2);
});

/** Resolves when the meter has moved ten times, after half a second of speech: it moves at most twenty times a second. */
async function hearsSpeech(page: Page): Promise<void> {
  const meter = page.getByRole("button", { name: /^Hearing you/ }).locator("meter");
  await meter.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let moves = 0;
        const observer = new MutationObserver(() => {
          moves += 1;
          if (moves < 10) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element, { attributes: true });
      }),
  );
}
