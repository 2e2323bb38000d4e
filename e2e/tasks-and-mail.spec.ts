import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, say } from "./fixtures/chat.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { expect, test } from "./fixtures/test.ts";
import { waitingCards } from "./fixtures/waiting.ts";

test("a task that the assistant creates is on the page of tasks, where it is changed and done", async ({
  page,
  product,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "remind me to call Anna about the offer");
  await expect(answers(page).last()).toContainText("The task is on your list: Call Anna about the offer.");

  await page.goto("/tasks");
  const list = page.getByRole("list", { name: "Tasks" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("Written by the assistant");

  await test.step("changed", async () => {
    await page.getByRole("button", { name: "Change “Call Anna about the offer”" }).click();
    const dialog = page.getByRole("dialog", { name: "Change task" });
    await dialog.getByLabel("Title").fill("Call Anna and Bob");
    await dialog.getByLabel("Priority").selectOption({ label: "High" });
    await dialog.getByLabel("Due on").fill("2020-02-03");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(list).toContainText("Call Anna and Bob");
    await expect(list).toContainText("Overdue since 3 Feb 2020");
  });

  await test.step("a second one by hand", async () => {
    await page.getByRole("button", { name: "New task" }).click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    await dialog.getByRole("button", { name: "Create task" }).click();
    await expect(dialog).toContainText("A task needs a title.");
    await dialog.getByLabel("Title").fill("Send the offer");
    await dialog.getByRole("button", { name: "Create task" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await looksRightEverywhere(page);
  });

  await test.step("done, and open again", async () => {
    await page.getByRole("button", { name: "Mark “Call Anna and Bob” as done" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("radio", { name: "Done" }).check();
    await expect(list).toContainText("Call Anna and Bob");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("Nothing is done yet.")).toBeVisible();
  });
});

/** This product has no mail server, and says so beside Undo. */
const goesIn = /^It reaches nobody: without a mail server it goes to the outbox in \d+ s$/;

test("a mail is approved, waits for its minute on every device, and is taken back", async ({
  page,
  product,
  browser,
}) => {
  const account = await createAccount(product);
  await proveAddress(product, account);
  await enter(page, product, account, "/chat");
  await say(page, "send a mail to anna@other.example saying that the offer follows tomorrow");
  const card = waitingCards(page);
  await expect(card).toHaveAccessibleName(/Send an email to 1 person outside your company/);
  await expect(card).toContainText("anna@other.example was never written to before.");
  await expect(card).toContainText("No mail server is set up now, so this mail would reach nobody");
  await expect(card).toContainText("the offer follows tomorrow");
  await card.getByRole("button", { name: "Approve" }).click();

  const answer = answers(page).last();
  await expect(answer.getByText(goesIn)).toBeVisible();
  await page.reload();
  await expect(answer.getByText(goesIn)).toBeVisible();
  await looksRightEverywhere(page);

  const other = await browser.newContext({ baseURL: product.url });
  const device = await other.newPage();
  await enter(device, product, account, "/mail");
  const sent = device.getByRole("region", { name: "Sent" });
  await expect(sent.getByText(goesIn)).toBeVisible();
  await looksRightEverywhere(device);

  await answer.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(answer.getByText("Taken back")).toBeVisible();
  await expect(sent.getByText("Taken back")).toBeVisible();
  await device.getByRole("button", { name: /^Open “the offer follows tomorrow”/ }).click();
  await expect(device.getByRole("dialog")).toContainText("anna@other.example");
  await looksRightEverywhere(device);
  await other.close();
});

test("a draft of the assistant is changed and deleted by its person", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // Sending is refused to a person whose address is not confirmed.
  consoleIsSilent.allow(/status of 403/);
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "draft a mail to anna@other.example: The offer follows tomorrow.");
  await answers(page).last().getByRole("link", { name: "Open the draft" }).click();
  await page.getByRole("button", { name: "Open “The offer follows tomorrow”" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft" });
  await dialog.getByLabel("To", { exact: true }).fill("anna@other.example\nnobody");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog).toContainText("“nobody” is not an email address.");
  await dialog.getByLabel("To", { exact: true }).fill("anna@other.example");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Confirm your email address first.");
  await looksRightEverywhere(page);
  await dialog.getByRole("button", { name: "Delete draft" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this draft?" });
  await looksRightEverywhere(page);
  // Escape answers the question alone.
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Delete draft" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^There is no draft\./)).toBeVisible();
});
