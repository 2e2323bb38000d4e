import sharp from "sharp";
import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { linkInLog } from "./fixtures/message-in-log.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

test("a person changes the address: it waits to be confirmed, is taken back, and is asked for again", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // The second request comes too soon after the first.
  consoleIsSilent.allow(/status of 429/);
  const person = await createAccount(product);
  await enter(page, product, person, "/profile");
  const panel = page.getByRole("region", { name: "Email", exact: true });
  const field = panel.getByLabel("New address");
  await field.fill(person.email);
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("This is already your email address.");
  const next = `next-${person.email}`;
  await field.fill(next);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("note")).toContainText(`Waiting for ${next}.`);
  await page.reload();
  await expect(panel.getByRole("note")).toContainText(next);
  await panel.getByRole("button", { name: "Cancel change" }).press("Enter");
  await expectToast(page, "Success", "Your email address stays the same.");
  await field.fill(next);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("you can only request this after");
});

test("a change of address takes the links of both mailboxes, one after the other", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  // Without a proof the present mailbox would have no say.
  await fetch(await linkInLog(product, person.email), { redirect: "manual" });
  await enter(page, product, person, "/profile");
  const next = `next-${person.email}`;
  const panel = page.getByRole("region", { name: "Email", exact: true });
  await panel.getByLabel("New address").fill(next);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("note")).toContainText("Both addresses");

  await page.goto(await linkInLog(product, person.email));
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expect(page.getByRole("button", { name: "Close: One step left" })).toBeVisible();
  await expect(panel.getByRole("note")).toContainText(`Waiting for ${next}.`);
  await looksRightEverywhere(page);

  await page.goto(await linkInLog(product, next));
  await expectToast(page, "Success", `Your email address is changed. You are signed in as ${next}.`);
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expect(panel.getByText(next, { exact: true })).toBeVisible();
  await expect(panel.getByRole("note")).toHaveCount(0);
});

test("a person chooses a name, a language and a time zone, and they stay", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/profile");
  await page.getByLabel("Name", { exact: true }).fill("Jana Holt");
  await page.keyboard.press("Enter");
  await expectToast(page, "Success", "Your name is saved.");
  await page.reload();
  await expect(page.getByText("Jana Holt")).toBeVisible();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "General" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption({ label: "Deutsch" });
  await expectToast(page, "Success", "Your language is saved.");
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await expectToast(page, "Success", "Your time zone is saved.");
  await page.reload();
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("de");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
});

test("a changed name is not lost when its page is left, and saving it leaves the keyboard where it is", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 503/);
  await enter(page, product, await createAccount(product), "/profile");
  const panel = page.getByRole("region", { name: "You" });
  const field = panel.getByLabel("Name", { exact: true });
  const save = panel.getByRole("button", { name: "Save" });
  const notYet = panel.getByText("You changed it and have not saved it yet.");
  const sections = page.getByRole("navigation", { name: "Settings" });
  const leaveAndComeBack = async () => {
    await sections.getByRole("link", { name: "General" }).click();
    await expect(page.getByLabel("Time zone")).toBeVisible();
    await sections.getByRole("link", { name: "Profile" }).click();
  };
  await expect(save).toBeDisabled();
  await field.fill("Jana Holt");
  await leaveAndComeBack();
  await expect(field).toHaveValue("Jana Holt");
  await expect(notYet).toBeVisible();
  await looksRightEverywhere(page);

  await test.step("a refused name stays, and so does the focus", async () => {
    const user = "**/auth/v1/user";
    await page.route(user, (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Jana Holt");
    await page.unroute(user);
  });

  await test.step("saved by its button, which keeps the focus and is pressed once", async () => {
    await save.press("Enter");
    await expectToast(page, "Success", "Your name is saved.");
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await leaveAndComeBack();
    await expect(field).toHaveValue("Jana Holt");
    await expect(notYet).toHaveCount(0);
  });

  await test.step("saved by Enter in its field, which keeps the focus", async () => {
    await field.fill("Jana Holm");
    await field.press("Enter");
    await expect(panel.getByText("Jana Holm", { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(field).toBeFocused();
  });
});

test("a person adds a picture, cuts it out with the keyboard, and takes it away", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // A file that is no picture cannot be shown.
  consoleIsSilent.allow(/blob:/);
  await enter(page, product, await createAccount(product), "/profile");
  const panel = page.getByRole("region", { name: "You" });
  const dialog = page.getByRole("dialog", { name: "Your picture" });
  const file = panel.getByLabel("Picture file");
  await file.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toContainText("This picture cannot be read.");
  await expect(dialog.getByRole("button", { name: "Save" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  const create = { width: 800, height: 500, channels: 3, background: "#2a6f97" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await dialog.getByRole("slider", { name: "Zoom" }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  const picture = panel.locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 384);
  await expectToast(page, "Success", "Your picture is saved.");
  await expect(page.getByRole("banner").locator('img[src$="/small"]')).toHaveCount(1);
  await panel.getByRole("button", { name: "Remove picture" }).click();
  await expect(picture).toHaveCount(0);
  await expectToast(page, "Success", "Your picture is removed.");
});
