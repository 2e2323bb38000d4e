import { linkInLog } from "./fixtures/message-in-log.ts";
import { signUp } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const confirmed = "Your email address is already confirmed";
const old = "This link has expired or was already used";

test("an old confirmation link tells its person that the address is confirmed, and tells a stranger of no account", async ({
  page,
  product,
  browser,
}) => {
  const { email } = await signUp(page);
  const link = await linkInLog(product, email);
  await page.goto(link);
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();

  await test.step("signed in", async () => {
    await page.goto(link);
    await expect(page.getByText(confirmed)).toBeVisible();
    await expect(page.getByText(`${email} is confirmed, so there is nothing left to do.`)).toBeVisible();
    await expect(page.getByText(old)).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  await test.step("signed out: what to do if it is, the same for a link that never was", async () => {
    for (const opened of [link, link.replace(/token=[^&]+/, "token=0123456789abcdef")]) {
      await using context = await browser.newContext({ baseURL: product.url });
      const stranger = await context.newPage();
      await stranger.goto(opened);
      await expect(stranger.getByRole("heading", { name: old })).toBeVisible();
      await expect(stranger.getByText("If your address is already confirmed, just sign in.")).toBeVisible();
      await expect(stranger.getByText(confirmed)).toHaveCount(0);
      await expect(stranger.getByText(email)).toHaveCount(0);
      await expect(stranger.getByRole("link", { name: "Go to Sign In" })).toBeVisible();
    }
  });
});

test("an old link does not call an address confirmed that is not", async ({ page, product }) => {
  const { email } = await signUp(page);
  const link = await linkInLog(product, email);
  await page.goto(link.replace(/token=[^&]+/, "token=0123456789abcdef"));
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await expect(page.getByText(confirmed)).toHaveCount(0);
});
