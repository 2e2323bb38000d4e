import type { Page } from "playwright-core";
import type { PersonInput } from "../../../contract/browser-session.ts";
import { keysOf } from "./is-edit-of.ts";
import type { SecretValues } from "./secret-values.ts";

/** Carries out what a person did, in order. What they type into fields of secrets is hidden from then on. */
export async function pressInputs(
  page: Page,
  events: readonly PersonInput[],
  secrets: Pick<SecretValues, "typing">,
): Promise<void> {
  for (const event of events) {
    const act = () => press(page, event);
    if (event.type === "text") await secrets.typing(page, { inserted: event.text }, act);
    else if (event.type === "key") await secrets.typing(page, keysOf(event.key), act);
    else await act();
  }
}

async function press(page: Page, event: PersonInput): Promise<void> {
  switch (event.type) {
    case "move":
      return page.mouse.move(event.x, event.y);
    case "down":
      await page.mouse.move(event.x, event.y);
      return page.mouse.down();
    case "up":
      await page.mouse.move(event.x, event.y);
      return page.mouse.up();
    case "wheel":
      await page.mouse.move(event.x, event.y);
      return page.mouse.wheel(0, event.deltaY);
    case "text":
      return page.keyboard.insertText(event.text);
    case "key":
      // Keys of the browser itself, such as Control+O, reach the page alone.
      return page.keyboard.press(event.key);
    case "back":
      await page.goBack({ timeout: 10_000 }).catch(() => undefined);
      return;
    case "reload":
      await page.reload({ timeout: 10_000 }).catch(() => undefined);
      return;
  }
}
