import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf } from "./fixtures/chat.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { startJob } from "./fixtures/start-job.ts";
import { expect, test } from "./fixtures/test.ts";
import { shareConversation, twoPeople } from "./fixtures/two-people.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const notSeen = (page: Page) => page.getByRole("navigation", { name: "Conversations" }).getByText(/not seen/);

// Its mails reach a mail server.
test.use({ productKind: "connected" });

test("who is mentioned while away is mailed at the hour; the link leads to the message, and their other device knows", {
  tag: "@long",
}, async ({ page, product, browser }) => {
  const [jana, ben] = await twoPeople(product);
  await proveAddress(product, ben);
  await enter(page, product, jana, "/chat");
  await ask(page, "What is 12 * 12?");
  const id = conversationIdOf(page);
  await shareConversation(product, jana, id, ben);
  await page.reload();

  // Ben has two devices: one in her workspace, and one in his own.
  await using contexts = {
    of: [await browser.newContext(), await browser.newContext()],
    [Symbol.asyncDispose]: close,
  };
  async function close() {
    for (const context of contexts.of) await context.close();
  }
  const [laptop, phone] = await Promise.all(contexts.of.map((context) => context.newPage()));
  if (!laptop || !phone) throw new Error("He has two devices.");
  await enter(laptop, product, ben, `/chat?workspace=${jana.userId}`);
  await enter(phone, product, ben, "/tasks");
  await expect(bell(laptop)).toHaveAccessibleName("Notifications");

  await test.step("she mentions him, and the device that is open in her workspace says so", async () => {
    await box(page).pressSequentially("@ben");
    await expect(page.getByRole("option", { name: /Ben Okafor/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await box(page).pressSequentially("can you check this?");
    await page.keyboard.press("Enter");
    await expect(answers(page)).toHaveCount(2);
    await expect(bell(laptop)).toHaveAccessibleName("Notifications, 1 unread");
    await expect(notSeen(laptop)).toBeAttached();
  });

  const link = await test.step("an hour later it is mailed to him", async () => {
    await readRows(
      product,
      "update notifications set created_at = created_at - interval '1 hour' where user_id = $1",
      [ben.userId],
    );
    await startJob(product, "notifications.mail_digests");
    const find = async () => {
      const { mails } = await askHub("mailsTo", ben.email);
      const text = mails.map((mail) => mail.text).find((one) => one.includes("can you check this?"));
      return text && /https?:\/\/\S+\/chat\/\S+/.exec(text)?.[0];
    };
    await expect.poll(find).toBeDefined();
    return (await find()) ?? "";
  });

  await test.step("its link opens her workspace at the message, with a clean address", async () => {
    await phone.goto(link);
    await expect(phone.locator("[data-marked]")).toContainText("@Ben Okafor can you check this?");
    await expect(phone).toHaveURL(new RegExp(`/chat/${id}\\?message=[\\w-]{36}$`));
    await expect(page.getByText("Seen by Ben Okafor").last()).toBeVisible();
  });

  await test.step("nothing is unread any more, on both devices, and after a reload", async () => {
    for (const device of [laptop, phone]) {
      await expect(bell(device)).toHaveAccessibleName("Notifications");
      await expect(notSeen(device)).toHaveCount(0);
    }
    await laptop.reload();
    await expect(bell(laptop)).toHaveAccessibleName("Notifications");
    await expect(notSeen(laptop)).toHaveCount(0);
  });
});
