import { createAccount, enter, tokensOf } from "./fixtures/account.ts";
import { linkInLog } from "./fixtures/message-in-log.ts";
import { newPerson, signUp } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

test("a new person works at once, is reminded, and confirms the address by the link of the mail", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  // Chromium reports that a second mail was asked for too soon.
  consoleIsSilent.allow(/status of 429/);
  const person = await signUp(page);
  const banner = page.getByRole("region", { name: "Reminder" });
  await expect(banner).toBeVisible();

  await test.step("a second mail has to wait, and says how long", async () => {
    await banner.getByRole("button", { name: "New link" }).click();
    await expect(banner.getByRole("button", { name: /New link in \d+ s/ })).toBeDisabled();
  });

  const link = await linkInLog(product, person.email);
  await test.step("the link signs in and says what it did, also in another browser", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(`The email address ${person.email} is confirmed.`)).toBeVisible();
    await other.getByRole("button", { name: `Continue as ${person.email}` }).click();
    await expect(other).toHaveURL(`${product.url}/dashboard`);
    await expectToast(
      other,
      "Success",
      `Your email address is confirmed. You are signed in as ${person.email}.`,
    );
    await expect(other.getByRole("button", { name: "Logout" })).toBeVisible();
    await other.goBack();
    expect(other.url()).not.toContain("access_token");
    await context.close();
    const [user] = await readRows<{ is_confirmed: boolean }>(
      product,
      "select email_confirmed_at is not null as is_confirmed from auth.users where email = $1",
      [person.email],
    );
    expect(user?.is_confirmed).toBe(true);
  });

  await test.step("whoever comes back to the first page is reminded no longer", async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(banner).toHaveCount(0);
  });

  await test.step("the link works once", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const other = await context.newPage();
    await other.goto(link);
    await expect(
      other.getByRole("heading", { name: "This link has expired or was already used" }),
    ).toBeVisible();
    expect(other.url()).toBe(`${product.url}/auth/link`);
    await other.getByRole("button", { name: "Request a new link" }).click();
    await expect(other.getByText("Enter your email.", { exact: true })).toBeVisible();
    await expect(other.getByLabel("Email", { exact: true })).toBeFocused();
    const stranger = newPerson().email;
    await other.getByLabel("Email", { exact: true }).fill(stranger);
    await other.keyboard.press("Enter");
    await expect(
      other.getByText(
        `This installation sends no email. If ${stranger} is waiting for a link, the operator can find a new one in the outbox.`,
      ),
    ).toBeVisible();
    await context.close();
  });
});

test("whoever signs up on the German page has a German account", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const { email, password } = newPerson();
  await page.goto("/auth?tab=sign-up&lang=de");
  const form = page.getByRole("tabpanel", { name: "Registrieren" });
  await form.getByLabel("E-Mail-Adresse", { exact: true }).fill(email);
  await form.getByLabel("Passwort", { exact: true }).fill(password);
  await form.getByLabel("Passwort wiederholen", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto("/settings");
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("de");
  await page.goto(await linkInLog(product, email));
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("whoever signed up under the other name of this machine is led back there, into the product", {
  tag: "@long",
}, async ({ page, product }) => {
  const url = product.url.replace("127.0.0.1", "localhost");
  await page.goto(`${url}/auth`);
  const person = await signUp(page);
  await page.goto(await linkInLog(product, person.email));
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expectToast(
    page,
    "Success",
    `Your email address is confirmed. You are signed in as ${person.email}.`,
  );
});

test("a link that leads to the site, since a program asked for it, ends in the product", {
  tag: "@long",
}, async ({ page, product }) => {
  const { email } = await createAccount(product);
  await page.goto(await linkInLog(product, email));
  await page.getByRole("button", { name: `Continue as ${email}` }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expectToast(page, "Success", `Your email address is confirmed. You are signed in as ${email}.`);
});

test("a link with a stranger's session is asked about, signed in or out, and signs nobody in by itself", async ({
  page,
  product,
}) => {
  const [person, stranger] = [await createAccount(product), await createAccount(product)];
  const tokens = tokensOf(stranger);
  const offer = page.getByRole("button", { name: `Continue as ${stranger.email}` });

  await test.step("signed out", async () => {
    await page.goto(`${product.url}/terms#${tokens}`);
    await expect(page.getByRole("heading", { name: "Sign in with this link?" })).toBeVisible();
    await expect(offer).toBeVisible();
    expect(page.url()).not.toContain("access_token");
  });

  await test.step("signed in: both accounts are named, and staying stays", async () => {
    await enter(page, product, person, "/dashboard");
    await page.goto(`${product.url}/profile#${tokens}`);
    await expect(page.getByRole("heading", { name: "Switch to another account?" })).toBeVisible();
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: `Stay signed in as ${person.email}` }).click();
    await expect(page.getByText(person.email).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expect(page.getByText(stranger.email)).toHaveCount(0);
  });
});
