import type { Page } from "@playwright/test";
import { trialSession } from "#sandboxes/payments/testing/trial-session.ts";
import { expect, openCheckout, test } from "../fixtures/checkout-host/test.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";

const mail = trialSession.customer_email;

test("a trial begins without a card, and the page around it hears of it once", async ({ page, payments }) => {
  const { session, frame, log } = await openCheckout(page, payments, "trial");
  await expect(frame.getByText("TEST MODE – payment sandbox – no real money")).toBeVisible();
  await expect(frame.getByText("14 days free, then $99.99 / month").first()).toBeVisible();
  await expect(frame.getByRole("definition")).toHaveText("$0.00");
  await expect(frame.getByLabel("Email")).toHaveValue(mail);
  await expect(frame.getByLabel("Email")).not.toBeEditable();
  await expect(frame.getByLabel("Card number")).toBeHidden();
  await looksRightEverywhere(page);

  await frame.getByRole("button", { name: "Start trial" }).dblclick();
  await expect(frame.getByRole("heading", { name: "Your trial has started" })).toBeFocused();
  await expect(log).toHaveText("complete");
  await looksRightEverywhere(page);
  const { status, payment_status: payment } = await payments.stripe.checkout.sessions.retrieve(session.id);
  expect([status, payment]).toEqual(["complete", "no_payment_required"]);
});

test("a card is declined, then the bank says no, then yes; by keyboard alone", async ({ page, payments }) => {
  const { session, frame, log } = await openCheckout(page, payments, "paid");
  await frame.getByLabel("Card number").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await typeCard(page, "4000000000000002");
  await expect(frame.getByRole("alert")).toContainText("declined");
  await expect(frame.getByLabel("Card number")).toBeFocused();
  await looksRightEverywhere(page);

  await page.keyboard.press("ControlOrMeta+A");
  await typeCard(page, "4000002500003155");
  await expect(frame.getByRole("heading", { name: "Your bank asks: is it you?" })).toBeFocused();
  await looksRightEverywhere(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("alert")).toBeVisible();
  await expect(frame.getByLabel("Card number")).toHaveValue("4000 0025 0000 3155");

  await frame.getByRole("button", { name: "Subscribe" }).press("Enter");
  await frame.getByRole("button", { name: "Complete" }).press("Enter");
  await expect(log).toHaveText("complete");
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
});

test("what is missing or wrong is said at its field, and what was typed stays", async ({
  page,
  payments,
}) => {
  const { frame } = await openCheckout(page, payments, "paid");
  // Keys that are pressed before there is a field go nowhere.
  await expect(frame.getByLabel("Card number")).toBeVisible();
  await frame.getByLabel("Card number").pressSequentially("4242424242424242");
  await frame.getByLabel("Expires").pressSequentially("9");
  await frame.getByRole("button", { name: "Subscribe" }).click();
  await expect(frame.getByLabel("Expires")).toBeFocused();
  await expect(frame.getByLabel("Expires")).toHaveAccessibleDescription(
    "Enter the month and year, as MM / YY.",
  );
  await expect(frame.getByLabel("Security code")).toHaveAccessibleDescription("Enter the 3 or 4 digits.");
  await page.keyboard.press("Escape");
  await expect(frame.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await looksRightEverywhere(page);
});

test("a wrong promotion code is refused at its field and keeps nobody from going on without it", async ({
  page,
  payments,
}) => {
  const { session, frame, log } = await openCheckout(page, payments, "trial");
  await frame.getByText("Add a promotion code").click();
  await frame.getByLabel("Promotion code").fill("NOPE");
  await frame.getByRole("button", { name: "Start trial" }).click();
  await expect(frame.getByLabel("Promotion code")).toBeFocused();
  await expect(frame.getByLabel("Promotion code")).toHaveAccessibleDescription(
    /invalid.*You can go on without it: due today \$0\.00\./,
  );
  await frame.getByRole("button", { name: "Start trial" }).click();
  await expect(log).toHaveText("complete");
  const { status, total_details: details } = await payments.stripe.checkout.sessions.retrieve(session.id);
  expect([status, details?.amount_discount]).toEqual(["complete", 0]);
});

test("a wrong promotion code is refused at its field; what a right one takes off stands there before anybody pays", async ({
  page,
  payments,
}) => {
  const { session, frame, log } = await openCheckout(page, payments, "paid");
  await frame.getByText("Add a promotion code").click();
  await frame.getByLabel("Promotion code").fill("NOPE");
  await frame.getByLabel("Promotion code").press("Enter");
  await expect(frame.getByLabel("Promotion code")).toHaveAccessibleDescription(/invalid/);
  await frame.getByLabel("Promotion code").fill("WELCOME20");
  await frame.getByLabel("Promotion code").press("Enter");
  await expect(frame.getByRole("status").filter({ hasText: "Applied" })).toHaveText(
    "Applied. Due today: $79.99.",
  );
  await expect(frame.getByText("WELCOME20, off each payment for 3 months")).toBeVisible();
  await expect(frame.getByRole("definition")).toHaveText(["−$20.00", "$79.99"]);
  await looksRightEverywhere(page);
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");

  // What is typed and not applied is shown first, too.
  await frame.getByLabel("Promotion code").fill("");
  await frame.getByLabel("Card number").fill("4242 4242 4242 4242");
  await frame.getByLabel("Expires").fill("12 / 40");
  await frame.getByLabel("Security code").fill("123");
  await frame.getByRole("button", { name: "Subscribe" }).click();
  await expect(frame.getByRole("definition")).toHaveText(["$99.99"]);
  await frame.getByLabel("Promotion code").fill("welcome20");
  await frame.getByRole("button", { name: "Apply" }).click();
  await expect(frame.getByRole("definition")).toHaveText(["−$20.00", "$79.99"]);
  await frame.getByRole("button", { name: "Subscribe" }).click();
  await expect(log).toHaveText("complete");
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).amount_total).toBe(7_999);
});

test("names that others chose are text", async ({ page, payments }) => {
  const name = `"><img src=x onerror="alert(1)"><script>alert(2)</script>`;
  await page.route("**/checkout/read", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, planName: name, email: name, price: name } });
  });
  page.on("dialog", () => expect("a dialog").toBe("never opened"));
  const { frame } = await openCheckout(page, payments, "trial");
  await expect(frame.getByRole("heading", { name })).toBeVisible();
  await expect(frame.getByLabel("Email")).toHaveValue(name);
  await expect(frame.locator("img, main script")).toHaveCount(0);
  await looksRightEverywhere(page);
});

test("there is one checkout at a time, and destroying it makes room", async ({ page, payments }) => {
  const { frame, log } = await openCheckout(page, payments, "trial", { twice: "" });
  await expect(log).toHaveText("You cannot have multiple Embedded Checkout objects.");
  await frame.getByRole("button", { name: "Start trial" }).click();
  await expect(log).toContainText("complete");
});

test("only the frame itself can say that a checkout is complete", async ({ page, payments }) => {
  const { frame, log } = await openCheckout(page, payments, "trial");
  await expect(frame.getByRole("button", { name: "Start trial" })).toBeVisible();
  await page.evaluate(async () => {
    const other = document.createElement("iframe");
    document.body.append(other);
    // Messages arrive in order: whoever hears the second has heard the first.
    const arrived = new Promise((done) =>
      addEventListener("message", ({ data }) => data === "after it" && done(undefined)),
    );
    window.postMessage({ type: "sbx:complete" }, location.origin);
    window.postMessage("after it", location.origin);
    await arrived;
  });
  await expect(log).toHaveText("");
});

test("a key of the real provider is refused", async ({ page, payments, consoleIsSilent }) => {
  consoleIsSilent.allow(/it takes only keys/);
  const { log } = await openCheckout(page, payments, "trial", { key: "pk_test_51abc" });
  await expect(log).toHaveText(/refused: This is a payment sandbox/);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a checkout that was discarded says that it has ended", async ({ page, payments }) => {
  const { session, secret, frame } = await openCheckout(page, payments, "trial");
  await expect(frame.getByRole("button", { name: "Start trial" })).toBeVisible();
  await payments.stripe.checkout.sessions.expire(session.id);
  await page.goto(`/?${new URLSearchParams({ secret, again: "" })}`);
  await expect(frame.getByRole("heading", { name: "This checkout cannot go on" })).toBeFocused();
  await looksRightEverywhere(page);
});

test("a server that does not answer is said, and Try Again goes on", async ({
  page,
  payments,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_FAILED/);
  await page.route("**/checkout/read", (route) => route.abort());
  const { frame } = await openCheckout(page, payments, "trial");
  await expect(frame.getByText("The server did not answer.")).toBeVisible();
  await page.unroute("**/checkout/read");
  await frame.getByRole("button", { name: "Try Again" }).click();
  await expect(frame.getByRole("button", { name: "Start trial" })).toBeVisible();
});

test("the frame wears the theme that was chosen in the product", async ({ page, payments }) => {
  await page.addInitScript(() => localStorage.setItem("adjutant.theme", "dark"));
  const { frame } = await openCheckout(page, payments, "trial");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** From the field of the number on, as fingers do it. */
async function typeCard(page: Page, number: string) {
  for (const typed of [number, "0434", "123"]) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
}
