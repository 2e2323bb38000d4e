import type { Page } from "@playwright/test";
import { newPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

const speaksGerman = (page: Page) => expect(page.locator("html")).toHaveAttribute("lang", "de");

test("a visitor of the German page begins a trial in German", async ({ page, product }) => {
  const person = newPerson();
  const dialog = page.getByRole("dialog", { name: "Kostenlos testen" });
  const frame = dialog.frameLocator('iframe[title^="Payment sandbox"]');
  await page.goto("/de");

  await test.step("the offer is written as German is, and so is what is wrong with an address", async () => {
    await page.getByRole("main").getByRole("button", { name: "Kostenlos testen", exact: true }).click();
    await expect(dialog).toContainText(/29,99\s\$ pro Monat/);
    await dialog.getByLabel("E-Mail-Adresse").fill("ines@example");
    await page.keyboard.press("Tab");
    await expect(dialog.getByText("Geben Sie eine Adresse wie name@firma.de ein.")).toBeVisible();
  });

  await test.step("the checkout leads to the password", async () => {
    await dialog.getByLabel("E-Mail-Adresse").fill(person.email);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await frame.getByRole("button", { name: "Start trial" }).click();
    await expect(dialog).toContainText(`Wählen Sie ein Passwort für ${person.email}.`);
    await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
    await dialog.getByLabel("Passwort wiederholen").fill("etwas anderes");
    await page.keyboard.press("Tab");
    await expect(dialog.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
  });

  await test.step("the account greets in German; the dashboard speaks English and says so", async () => {
    await dialog.getByLabel("Passwort wiederholen").fill(person.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/dashboard?payment=success`);
    await expectToast(page, "Geschafft!", "Ihr Konto ist erstellt. Willkommen bei Adjutant.");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("whoever comes from the German page signs in in German, and may change that", { tag: "@long" }, async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 400/);
  await page.goto("/de");
  await page.getByRole("link", { name: "Anmelden" }).first().click();
  await expect(page.getByRole("heading", { name: "In Ihrem Arbeitsbereich anmelden" })).toBeVisible();
  await expect(page).toHaveTitle("Anmelden · Adjutant");
  await speaksGerman(page);

  await test.step("what the service refuses is said in German", async () => {
    await page.getByLabel("E-Mail-Adresse").fill(newPerson().email);
    await page.getByLabel("Passwort", { exact: true }).fill("no such one");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    const toast = page.locator("[data-toast]").last();
    await expect(toast).toContainText("Anmeldung fehlgeschlagen");
    await expect(toast).toContainText("E-Mail-Adresse oder Passwort ist falsch.");
  });

  await test.step("a reload stays German; the link changes it in place and for later", async () => {
    await page.reload();
    await speaksGerman(page);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Sign in to your workspace" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/diagram");
    await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  });
});

test("the demo, the diagram and a page that does not exist speak German", { tag: "@long" }, async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 404/);
  await page.goto("/de");
  await page.getByRole("link", { name: "Demo öffnen" }).click();
  await expect(page.getByRole("heading", { name: "Ausprobieren, ganz ohne Konto" })).toBeVisible();
  await page.getByRole("button", { name: "Demo starten" }).click();
  await expect(page.getByRole("heading", { name: "Bei der Arbeit zusehen" })).toBeVisible();
  await page.getByRole("button", { name: "Beenden" }).click();
  await page.getByRole("button", { name: "Demo beenden" }).click();
  await expect(page.locator("[data-toast]").last()).toContainText("Die Demo ist beendet");

  await page.goto("/diagram");
  await page.getByRole("button", { name: "Einer Nachricht folgen" }).click();
  await expect(page.getByText("Schritt 1 von 8")).toBeVisible();
  await expect(page.getByText("Sie fragen. Die Frage geht")).toBeVisible();

  await page.goto("/diagramm");
  await expect(page.getByRole("heading", { name: "Seite nicht gefunden" })).toBeVisible();
  await expect(page.getByRole("link", { name: "So funktioniert es" })).toBeVisible();
});
