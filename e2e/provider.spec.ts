import { type OpenidServer, startOpenidServer } from "#mocks/openid-server/start-openid-server.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { findFreePort } from "./fixtures/find-free-port.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { newPerson } from "./fixtures/people.ts";
import { startProduct } from "./fixtures/product.ts";
import { test as base, expect } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

/** A product to which an OpenID provider is connected as Google; whoever sits at the browser is its `person`. */
const test = base.extend<object, { provider: OpenidServer & { port: number } }>({
  provider: [
    async ({ browserName: _ }, use) => {
      const port = await findFreePort();
      await using provider = await startOpenidServer([`http://127.0.0.1:${port}/auth/v1/callback`]);
      await use(Object.assign(provider, { port }));
    },
    { scope: "worker" },
  ],
  product: [
    async ({ provider }, use) => {
      await using product = await startProduct({
        PORT: `${provider.port}`,
        GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true",
        GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: provider.clientId,
        GOTRUE_EXTERNAL_GOOGLE_SECRET: provider.clientSecret,
        GOTRUE_EXTERNAL_GOOGLE_URL: provider.issuer,
        GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: "true",
      });
      await use(product);
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("a provider signs in, and says so when the person does not agree", async ({
  page,
  product,
  provider,
}) => {
  provider.person = undefined;
  await page.goto("/auth?next=%2Fprofile");
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expectToast(page, "Sign In Failed", "The sign-in was refused or cancelled at the provider.");
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fprofile`);

  const { email } = newPerson();
  provider.person = { sub: email, email, email_verified: true, name: "Ines" };
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ${email}.`);
  await expect(page.getByRole("region", { name: "Confirm your email" })).toHaveCount(0);
});

test("a person links a provider to the account, cannot link another's, and unlinks it", async ({
  page,
  product,
  provider,
  browser,
}) => {
  const taken = newPerson().email;
  provider.person = { sub: taken, email: taken, email_verified: true };
  await test.step("somebody else signs in with it", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const others = await context.newPage();
    await others.goto("/auth");
    await others.getByRole("button", { name: "Continue with Google" }).click();
    await expect(others).toHaveURL(`${product.url}/dashboard`);
    await context.close();
  });

  const person = await createAccount(product);
  await enter(page, product, person, "/settings/security");
  const ways = page.getByRole("region", { name: "Ways to sign in" });
  await ways.getByRole("button", { name: "Link Google" }).click();
  await expectToast(page, "Error", "Identity is already linked to another user");
  await expect(ways).toContainText("The only one: it stays.");

  // At the provider they sign out and in again.
  await page.context().clearCookies();
  const other = newPerson().email;
  provider.person = { sub: other, email: other, email_verified: true };
  await ways.getByRole("button", { name: "Link Google" }).press("Enter");
  await expect(ways).toContainText(other);
  await expect(page.getByText(person.email).first()).toBeVisible();
  await looksRightEverywhere(page);

  await ways.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(ways.getByRole("button", { name: "Link Google" })).toBeVisible();
  await expect(ways).toContainText("The only one: it stays.");
});
