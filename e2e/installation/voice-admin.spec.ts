import { enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { askHub } from "../fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

test("an admin sees who speaks, puts another stock voice behind a voice, hears it, and takes it back", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAdmin(product), "/admin");
  await page.getByRole("navigation", { name: "Parts of admin" }).getByRole("link", { name: "Voice" }).click();
  await expect(page.getByText("gpt-4o-mini-tts of OpenAI")).toBeVisible();
  await expect(page.getByText(/Works, \d+ ms/)).toBeVisible();
  const jarvis = page.getByRole("listitem").filter({ hasText: "Jarvis" });
  await expect(jarvis).toContainText("fable");
  await looksRightEverywhere(page);

  const change = jarvis.getByRole("button", { name: "Change the stock voice of Jarvis" });
  await change.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Stock voice of Jarvis" });
  await expect(dialog).toContainText("13 voices are available");
  await looksRightEverywhere(page);
  await dialog.getByLabel("Stock voice").fill("nova");
  await dialog.getByLabel("Stock voice").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(jarvis).toContainText("Changed");
  await expect(jarvis).toContainText("nova");
  await expect(change).toBeFocused();

  await jarvis.getByRole("button", { name: "Preview Jarvis" }).click();
  await expect.poll(() => askHub("lastStockVoice")).toBe("nova");

  await change.click();
  await dialog.getByRole("button", { name: "Reset to default" }).click();
  await expect(dialog).toBeHidden();
  await expect(jarvis).toContainText("fable");
  await expect(jarvis).not.toContainText("Changed");
});

test("what cannot be a stock voice is refused, and one that the provider does not list is pointed out", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/422/);
  await enter(page, product, await createAdmin(product), "/admin/voice");
  const row = page.getByRole("listitem").filter({ hasText: "Joe Rogan" });
  await row.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Stock voice");
  await field.fill(" ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Enter the name of a stock voice.");
  await field.fill("../models");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("no stock voice with this name");
  await looksRightEverywhere(page);
  await field.fill("retired");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Not in the engine’s list");
  await looksRightEverywhere(page);
});

test("an engine that does not speak is shown with what to do, until it speaks again", {
  tag: "@long",
}, async ({ page, product }) => {
  await page.route("**/api/v1/admin/speech/stock-voices", (route) => route.fulfill({ json: { items: [] } }));
  await askHub("failSpeechOnce", 401);
  await enter(page, product, await createAdmin(product), "/admin/voice");
  await expect(page.getByText("Not working")).toBeVisible();
  await expect(page.getByText(/SPEECH_API_KEY/)).toBeVisible();
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/Works, \d+ ms/)).toBeVisible();
});

test("where nobody speaks, and where the voices cannot be loaded, the page says so", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/500/);
  const setup = "**/api/v1/admin/speech";
  await page.route(setup, (route) => route.fulfill({ json: { engine: null, voices: [] } }));
  await enter(page, product, await createAdmin(product), "/admin/voice");
  await expect(page.getByText(/Speech is off/)).toBeVisible();
  await page.unroute(setup);
  await page.route(setup, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("The voices could not be loaded")).toBeVisible();
  await page.unroute(setup);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("gpt-4o-mini-tts of OpenAI")).toBeVisible();
});
