import { createTestIdp } from "#features/auth/server/sso/testing.ts";
import { startOpenidServer } from "#mocks/openid-server/start-openid-server.ts";
import { createAccount } from "./fixtures/account.ts";
import { findFreePort } from "./fixtures/find-free-port.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { newPerson } from "./fixtures/people.ts";
import { startProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";
import { addVirtualAuthenticator, makePasskey } from "./fixtures/virtual-authenticator.ts";

test("a passkey signs in without an address and a password", async ({ page, product }) => {
  // Browsers bind passkeys to names, not to addresses.
  const url = product.url.replace("127.0.0.1", "localhost");
  const person = await createAccount(product);
  await addVirtualAuthenticator(page);
  await page.goto(`${url}/auth?next=%2Fprofile`);
  await looksRightEverywhere(page);

  await test.step("a device without one says so, and the form is as before", async () => {
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expectToast(
      page,
      "Sign In Failed",
      "No passkey was used. It was cancelled, or this device has none for this site.",
    );
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  });

  await makePasskey(page, person);
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expectToast(page, "Success", "Signed in successfully!");
  await expect(page).toHaveURL(`${url}/profile`);
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test("on a bare address there is no passkey button", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Sign in with single sign-on" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0);
});

test("a provider signs in, and says so when the person does not agree", async ({ page }) => {
  const port = await findFreePort();
  await using provider = await startOpenidServer([`http://127.0.0.1:${port}/auth/v1/callback`]);
  await using product = await startProduct({
    PORT: `${port}`,
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: "true",
    GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: provider.clientId,
    GOTRUE_EXTERNAL_GOOGLE_SECRET: provider.clientSecret,
    GOTRUE_EXTERNAL_GOOGLE_URL: provider.issuer,
  });
  await page.goto(`${product.url}/auth?next=%2Fprofile`);
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expectToast(page, "Sign In Failed", "The person did not agree");
  await expect(page).toHaveURL(`${product.url}/auth?next=%2Fprofile`);

  const { email } = newPerson();
  provider.person = { sub: "42", email, email_verified: true, name: "Ines" };
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ${email}.`);
  await expect(page.getByRole("region", { name: "Confirm your email" })).toHaveCount(0);
  await page.close();
});

test("single sign-on leads to the company of the work email and back to the page that was wanted", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Chromium reports the domain that nobody has.
  consoleIsSilent.allow(/status of 404/);
  const { email } = newPerson();
  const company = `${email.split("@")[0]}.example`;
  const acsUrl = `${product.url}/auth/v1/sso/saml/acs`;
  const spEntityId = `${product.url}/auth/v1/sso/saml/metadata`;
  const spMetadataXml = await (await fetch(spEntityId)).text();
  const idp = createTestIdp({ spMetadataXml, acsUrl, spEntityId });
  const key = /sb_secret_\S+/.exec(await product.admin(["secret-key"]))?.[0] ?? "";
  const registered = await fetch(`${product.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ type: "saml", metadata_xml: idp.metadataXml, domains: [company] }),
  });
  expect(registered.ok).toBe(true);
  await page.route(`${new URL(idp.entityId).origin}/**`, async (route) => {
    const { id, relayState } = await idp.readRequest(route.request().url());
    const answer = await idp.respond({ inResponseTo: id, attributes: { email: [`ines@${company}`] } });
    const fields = Object.entries({ SAMLResponse: answer, RelayState: relayState });
    const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join("");
    const body = `<title>Company</title><form method="post" action="${acsUrl}">${inputs}<button>Go on</button></form>`;
    await route.fulfill({ contentType: "text/html", body });
  });

  await page.goto("/settings?section=theme");
  await page.getByRole("button", { name: "Sign in with single sign-on" }).press("Enter");
  const field = page.getByLabel("Work email");
  await expect(field).toBeFocused();
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Enter your work email, such as name@company.com.")).toBeVisible();
  await field.fill("ines@nobody.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Single sign-on is not set up for nobody.example.")).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(`ines@${company}`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(`${product.url}/settings?section=theme`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ines@${company}.`);
});

test("single sign-on is the same for a company whose issuer speaks OpenID Connect", async ({ page }) => {
  const { email } = newPerson();
  const company = `${email.split("@")[0]}.example`;
  const port = await findFreePort();
  await using provider = await startOpenidServer((issuer) => [
    `http://127.0.0.1:${port}/auth/v1/sso/oidc/callback/${new URL(issuer).host}`,
  ]);
  await using product = await startProduct({
    PORT: `${port}`,
    GOTRUE_SSO_ALLOWED_ORIGINS: new URL(provider.issuer).host,
  });
  const key = /sb_secret_\S+/.exec(await product.admin(["secret-key"]))?.[0] ?? "";
  const registered = await fetch(`${product.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({
      type: "oidc",
      issuer: provider.issuer,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      domains: [company],
    }),
  });
  expect(registered.ok).toBe(true);
  provider.person = { sub: "7", email: `ines@${company}`, email_verified: true, name: "Ines" };

  await page.goto(`${product.url}/settings?section=theme`);
  await page.getByRole("button", { name: "Sign in with single sign-on" }).click();
  await page.getByLabel("Work email").fill(`ines@${company}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/settings?section=theme`);
  await expectToast(page, "Success", `Signed in successfully! You are signed in as ines@${company}.`);
  await page.close();
});
