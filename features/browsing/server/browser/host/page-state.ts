import type { Page, PageScreenshotOptions } from "playwright-core";
import type { OpenContext } from "./open-context.ts";
import type { Frame, PageState } from "./orders.ts";
import type { SecretValues } from "./secret-values.ts";

/** About 6,000 tokens. */
const mostCharacters = 24_000;

/** The page as a model reads it. No secret of a field stands in it. */
export async function pageState(open: OpenContext, secrets: SecretValues): Promise<PageState> {
  const page = await open.page();
  await settle(page);
  await secrets.collect(page);
  const whole = await page.ariaSnapshot({ mode: "ai", timeout: 10_000 });
  const snapshot = secrets.hide(whole);
  const notes = open.takeNotes();
  if (snapshot.length > mostCharacters) {
    notes.push(`The page is long; these are its first ${mostCharacters.toLocaleString("en-US")} characters.`);
  }
  return {
    url: secrets.hide(page.url()).slice(0, 4_000),
    title: secrets.hide(await page.title().catch(() => "")).slice(0, 300),
    snapshot: snapshot.length > mostCharacters ? cut(snapshot) : snapshot,
    picture: await smallPicture(page, secrets),
    notes: notes.map((note) => secrets.hide(note)),
  };
}

/** Waits shortly for a navigation that an act began. A page that never settles is read as it is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded", { timeout: 10_000 }).catch(() => undefined);
  await page.waitForLoadState("load", { timeout: 3_000 }).catch(() => undefined);
}

/** Gives a click the time to begin a navigation. One that begins later is seen by the next reading. */
export async function begunNavigation(page: Page): Promise<void> {
  await page.waitForEvent("framenavigated", { timeout: 400 }).catch(() => undefined);
}

/** What the page looks like now. While a person acts they see what they type, like in any browser. */
export async function liveFrame(
  { open, secrets }: { open: OpenContext; secrets: SecretValues },
  isCovered: boolean,
): Promise<Frame> {
  const page = await open.page();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const options = {
    type: "jpeg",
    quality: 45,
    timeout: 4_000,
    caret: "initial",
    animations: "allow",
  } as const;
  const hide = (text: string) => (isCovered ? secrets.hide(text) : text);
  const picture = isCovered ? await coveredPicture(page, secrets, options) : await page.screenshot(options);
  return {
    ...{ width, height },
    url: hide(page.url()).slice(0, 4_000),
    title: hide(await page.title().catch(() => "")).slice(0, 300),
    picture: picture.toString("base64"),
  };
}

/** A picture of the page in which its secrets are covered, as the text of the page hides them. */
export async function coveredPicture(
  page: Page,
  secrets: SecretValues,
  options: PageScreenshotOptions,
): Promise<Buffer> {
  const mask = await secrets.find(page);
  return page.screenshot({ animations: "disabled", ...options, mask, maskColor: "#6b7280" });
}

/** The line of an act has it, so it has to be small. */
async function smallPicture(page: Page, secrets: SecretValues): Promise<string> {
  const picture = await coveredPicture(page, secrets, { type: "jpeg", quality: 30, timeout: 4_000 }).catch(
    () => undefined,
  );
  return picture && picture.length < 250_000 ? picture.toString("base64") : "";
}

function cut(text: string): string {
  const head = text.slice(0, mostCharacters).toWellFormed();
  return head.slice(0, Math.max(head.lastIndexOf("\n"), mostCharacters / 2));
}
