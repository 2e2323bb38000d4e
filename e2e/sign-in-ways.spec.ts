import { createAccount } from "./fixtures/account.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { startIdentityProvider } from "./fixtures/identity-provider.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { isPersonAtProvider } from "./fixtures/openid-person.ts";
import { newPerson } from "./fixtures/people.ts";
import { registerProvider } from "./fixtures/register-provider.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { addVirtualAuthenticator, makePasskey } from "./fixtures/virtual-authenticator.ts";

test("a passkey signs in without an address and a password", async ({ page, product }) => {
  // Browsers bind passkeys to names, not to addresses.
  const url = product.url.replace("127.0.0.1", "localhost");
  const person = await createAccount(product);
  await addVirtualAuthenticator(page);
  await page.addInitScript(() => {
    // As in a browser that offers none where the address is typed.
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${url}/auth?next=%2Fprofile`);
  await looksRightEverywhere(page);

  await test.step("a device without one says so, and the form is as before", async () => {
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expectToast(
      page,
      "Sign In Failed",
      "No passkey was used. The request was cancelled, or this device has no passkey for this site.",
    );
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  });

  await makePasskey(page, person);
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expectToast(page, "Success", "Signed in successfully!");
  await expect(page).toHaveURL(`${url}/profile`);
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test("the list at the email field offers the passkeys of this site, and choosing one signs in", {
  tag: "@long",
}, async ({ page, product }) => {
  const url = product.url.replace("127.0.0.1", "localhost");
  const person = await createAccount(product);
  const device = await addVirtualAuthenticator(page);
  await page.goto(`${url}/`);
  await makePasskey(page, person);
  await page.goto(`${url}/auth?next=%2Fprofile`);
  await expectToast(page, "Success", "Signed in successfully!");
  await expect(page).toHaveURL(`${url}/profile`);
  expect(await device.count()).toBe(1);
});

test("on a bare address there is no passkey button", { tag: "@long" }, async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign in with single sign-on" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0);
});

test("single sign-on leads to the company's own page, and back with its refusal or to the page that was wanted", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the domain that nobody has.
  consoleIsSilent.allow(/status of 404/);
  const company = `${newPerson().email.split("@")[0]}.example`;
  await using provider = await startIdentityProvider(product);
  await registerProvider(product, company, { type: "saml", metadata_xml: provider.metadataXml });

  await page.goto("/settings?section=theme");
  await page.getByRole("button", { name: "Sign in with single sign-on" }).press("Enter");
  const field = page.getByLabel("Work email");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Enter your work email, such as name@company.com.")).toBeVisible();
  await field.fill("ines@nobody.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Single sign-on is not set up for nobody.example.")).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(`ines@${company}`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("button", { name: "Close: Sign In Failed" })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fsettings%3Fsection%3Dtheme`);

  await page.getByLabel("Email", { exact: true }).fill(`ines@${company}`);
  await page.getByRole("button", { name: "Sign in with single sign-on" }).press("Enter");
  await expect(field).toHaveValue(`ines@${company}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^${provider.url}/sign-in\\?`));
  await page.getByLabel("Your company address").fill(`ines@${company}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${product.url}/settings?section=theme`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ines@${company}.`);
});

test("whoever signs up with an address of a company is offered its single sign-on before a password is used", {
  tag: "@long",
}, async ({ page, product }) => {
  const company = `${newPerson().email.split("@")[0]}.example`;
  await using provider = await startIdentityProvider(product);
  await registerProvider(product, company, { type: "saml", metadata_xml: provider.metadataXml });
  const signUps: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/auth/v1/signup")) signUps.push(request.url());
  });

  await page.goto("/auth?tab=sign-up");
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  const offer = form.getByText("Your company signs in with single sign-on.");
  await form.getByLabel("Email", { exact: true }).fill(`ines@${company}`);
  await form.getByLabel("Password", { exact: true }).fill("a good password");
  await expect(offer).toBeVisible();
  await looksRightEverywhere(page);
  await form.getByLabel("Confirm Password").fill("a good password");
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(form.getByRole("button", { name: "Continue with single sign-on" })).toBeFocused();
  expect(signUps).toEqual([]);

  await test.step("another address is asked for nothing, and a password may be taken all the same", async () => {
    await form.getByLabel("Email", { exact: true }).fill("ines@nobody.example");
    await expect(offer).toHaveCount(0);
    await form.getByLabel("Email", { exact: true }).fill(`ines@${company}`);
    await form.getByRole("button", { name: "Use a password instead" }).press("Enter");
    await expect(offer).toHaveCount(0);
    await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  });

  await page.reload();
  await form.getByLabel("Email", { exact: true }).fill(`ines@${company}`);
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Continue with single sign-on" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`^${provider.url}/sign-in\\?`));
});

test.describe("where an issuer speaks OpenID Connect", () => {
  test.use({ productKind: "connected" });

  test("single sign-on is the same for its company", { tag: "@long" }, async ({ page, product }) => {
    const { email } = newPerson();
    const company = `${email.split("@")[0]}.example`;
    const { issuer, clientId, clientSecret } = await askHub("openidIssuer");
    const client = { client_id: clientId, client_secret: clientSecret };
    await registerProvider(product, company, { type: "oidc", issuer, ...client });
    const ines = `ines@${company}`;
    await isPersonAtProvider(page, { sub: ines, email: ines, email_verified: true, name: "Ines" });

    await page.goto("/settings?section=theme");
    await page.getByRole("button", { name: "Sign in with single sign-on" }).click();
    await page.getByLabel("Work email").fill(ines);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product.url}/settings?section=theme`);
    await expectToast(page, "Success", `Signed in successfully! You are signed in as ${ines}.`);
  });
});
