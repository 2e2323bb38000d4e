import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";

test("a form dialog keeps what was typed until it is saved, once, and gives the focus back", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enter(page, product, await createAccount(product), "/design");
  const opener = page.getByRole("button", { name: "Rename conversation", exact: true });
  const dialog = page.getByRole("dialog", { name: "Rename conversation" });
  const field = dialog.getByLabel("Name");
  await opener.press("Enter");
  await expect(field).toBeFocused();

  await test.step("a field that is not filled in right says so and takes the focus", async () => {
    await field.fill("");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Enter a name\./);
  });

  await test.step("a failure is announced, what was typed stays, and typing goes on where it was", async () => {
    await field.fill("Offers");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Renaming..." })).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.clock.resume();
    await expect(dialog.getByRole("alert")).toHaveText(/Another conversation has this name/);
    await expect(field).toHaveValue("Offers");
    await expect(field).toBeFocused();
    await looksRightEverywhere(page);
    await page.keyboard.type(" of May");
    await expect(dialog.getByRole("alert")).toBeHidden();
  });

  await test.step("a press beside it does not lose what was typed", async () => {
    await page.mouse.click(5, 5);
    await expect(field).toHaveValue("Offers of May");
  });

  await test.step("Escape and the close button say that it is not saved, and typing takes that back", async () => {
    const notSaved = dialog.getByText("Your input is not saved. Close again to discard it.");
    await page.keyboard.press("Escape");
    await expect(notSaved).toBeVisible();
    await field.press("!");
    await expect(notSaved).toBeHidden();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(notSaved).toBeVisible();
    await looksRightEverywhere(page);
    await field.fill("Offers of May");
  });

  await test.step("sent twice at once it is saved once, closes and gives the focus back", async () => {
    await dialog.locator("form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByText("The conversation is called Offers of May now.")).toHaveCount(1);
  });

  await test.step("a repeated Escape discards it, and one Escape closes what nobody changed", async () => {
    await opener.press("Enter");
    await field.fill("Nothing of this");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await opener.press("Enter");
    await expect(field).not.toHaveValue("Nothing of this");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
