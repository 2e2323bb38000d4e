import { expect, test } from "./fixtures/test.ts";
import { trialButton, trialDialog } from "./fixtures/trial.ts";

test("a trial that cannot be loaded is said over the page, and begins as soon as it can be", {
  tag: "@long",
}, async ({ page, consoleIsSilent }) => {
  consoleIsSilent.allow(/ERR_FAILED/);
  let isBroken = true;
  await page.route("**/assets/trial-app-*.js", (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto("/");
  await trialButton(page).click();
  const problem = page.getByRole("alertdialog", { name: "Failed to load checkout" });
  await expect(problem).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  isBroken = false;
  await problem.getByRole("button", { name: "Try Again" }).click();
  const email = trialDialog(page).getByLabel("Email", { exact: true });
  await email.fill("nobody");
  await email.press("Enter");
  await expect(trialDialog(page)).toContainText("Enter an email address such as name@company.com.");
});

test("a script that is gone since the page was loaded leaves no button dead", { tag: "@long" }, async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 404/);
  let isGone = true;
  await page.route("**/assets/client-*.js", (route) =>
    isGone ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  await page.goto("/");
  await trialButton(page).click();
  await expect(page).toHaveURL(/\/auth\?tab=sign-up$/);

  await page.goto("/");
  const missed = page.waitForResponse(/assets\/client-/);
  await page.mouse.wheel(0, 10);
  await missed;
  isGone = false;
  const dark = page.getByRole("banner").getByRole("button", { name: "Use the dark theme" });
  // Where the browser does not ask for the script again, the page is loaded anew.
  await expect(async () => {
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 2_000 });
  }).toPass();
});

test("without metrics the page says so and offers to ask again", { tag: "@long" }, async ({
  page,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 503/);
  let isBroken = true;
  await page.route("**/rest/v1/rpc/get_public_metrics", (route) =>
    isBroken ? route.fulfill({ status: 503, json: { message: "broken" } }) : route.continue(),
  );
  await page.goto("/");
  const card = page.getByRole("region", { name: "This installation, now" });
  await expect(card.getByText("Failed to load metrics")).toBeVisible({ timeout: 4000 });
  isBroken = false;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await card.getByRole("button", { name: "Retry" }).focus();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("definition").nth(2)).toHaveText(/^[\d,]+$/);
  await expect(card).toBeFocused();
  await expect(page.getByText("Failed to load metrics")).toHaveCount(0);
});
