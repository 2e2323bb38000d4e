import { createAccount, enter } from "./fixtures/account.ts";
import { signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("what one person typed and was told is gone when the next one signs in to the same tab", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // What was being asked in the moment of leaving is refused.
  consoleIsSilent.allow(/status of 401 .*check-subscription/);
  const [first, second] = await Promise.all([createAccount(product), createAccount(product)]);
  await enter(page, product, first, "/chat");
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("Our margin is secret");
  await page.reload();
  await expect(box).toHaveValue("Our margin is secret");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("secret");

  await page.goto("/auth?next=%2Fchat");
  await signIn(page, second);
  await expect(page).toHaveURL(/\/chat$/);
  await expect(box).toHaveValue("");
});
