import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { isPersonAtProvider } from "./fixtures/openid-person.ts";
import { newPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

test.use({ productKind: "connected" });

test("a provider signs in, and says so when the person does not agree", async ({ page, product }) => {
  // Who does not say who they are at the provider is refused there.
  await page.goto("/auth?next=%2Fprofile");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expectToast(page, "Sign In Failed", "The sign-in was refused or cancelled at the provider.");
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fprofile`);

  const { email } = newPerson();
  await isPersonAtProvider(page, { sub: email, email, email_verified: true, name: "Ines" });
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ${email}.`);
  await expect(page.getByRole("region", { name: "Confirm your email" })).toHaveCount(0);
});

test("a person links a provider to the account, cannot link another's, and unlinks it", async ({
  page,
  product,
  browser,
}) => {
  const taken = newPerson().email;
  const theirs = { sub: taken, email: taken, email_verified: true };
  await test.step("somebody else signs in with it", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const others = await context.newPage();
    await isPersonAtProvider(others, theirs);
    await others.goto("/auth");
    await others.getByRole("button", { name: "Continue with Google" }).click();
    await expect(others).toHaveURL(`${product.url}/dashboard`);
    await context.close();
  });

  const person = await createAccount(product);
  await enter(page, product, person, "/settings/security");
  const ways = page.getByRole("region", { name: "Sign-in methods" });
  await isPersonAtProvider(page, theirs);
  await ways.getByRole("button", { name: "Link Google" }).click();
  await expectToast(page, "Error", "This sign-in method is already linked to another account.");
  await expect(ways).toContainText("Your only sign-in method; it can't be removed.");

  // At the provider they sign out and in again.
  await page.context().clearCookies();
  const other = newPerson().email;
  await isPersonAtProvider(page, { sub: other, email: other, email_verified: true });
  await ways.getByRole("button", { name: "Link Google" }).press("Enter");
  await expect(ways).toContainText(other);
  await expect(page.getByText(person.email).first()).toBeVisible();
  await looksRightEverywhere(page);

  await ways.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(ways.getByRole("button", { name: "Link Google" })).toBeVisible();
  await expect(ways).toContainText("Your only sign-in method; it can't be removed.");
});
