import { randomUUID } from "node:crypto";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { invitationInLog } from "./fixtures/message-in-log.ts";
import type { Product } from "./fixtures/product.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

/** The owner of a named workspace with so many seats, one of which is theirs. */
async function newOwner(product: Product, seats: number): Promise<Account> {
  const owner = await createAccount(product);
  await giveTeam(product, owner);
  await readRows(product, "update workspaces set name = 'Northwind' where id = $1", [owner.userId]);
  await readRows(
    product,
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'seats', gen_random_uuid(), $2, 'A journey', now() - interval '1 minute')`,
    [owner.userId, String(seats)],
  );
  return owner;
}

test("three are invited by a pasted list; a new person opens the mail, joins and lands in the workspace", async ({
  page,
  product,
  browser,
}) => {
  const owner = await newOwner(product, 10);
  const address = () => `invited-${randomUUID().slice(0, 8)}@example.com`;
  const [ann, bob, eve] = [address(), address(), address()];
  await enter(page, product, owner, "/team/invitations");
  await expect(page.getByText("1 of 10 seats are taken.")).toBeVisible();
  await page.getByRole("button", { name: "Invite people" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite people" });
  const addresses = dialog.getByLabel("Email addresses");
  await addresses.fill(`Ann <${ann}>, ${bob}\nnobody at all\n${eve}`);
  await expect(dialog.getByText("is no email address")).toBeVisible();
  await dialog.getByLabel("Message").fill("We start on Monday.");
  await dialog.getByRole("button", { name: "Make invitations" }).click();

  await test.step("what was no address stays in the field", async () => {
    await expect(dialog.getByRole("alert")).toContainText("3 were invited. 1 line is left");
    await expect(addresses).toHaveValue("nobody at all");
    await expect(dialog.getByText(/sends no email\. Ask an admin of the installation/)).toBeVisible();
    await expect(page.getByText("3 invitations are in the outbox")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText(/sends no email\. Ask an admin of the installation/)).toBeVisible();
    await expect(page.getByRole("list", { name: "Invitations" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("9 free, 3 pending.")).toBeVisible();
  });

  await test.step("the invited person chooses a password and is in", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const invited = await context.newPage();
    await invited.goto(await invitationInLog(product, ann));
    await expect(invited.getByRole("heading", { name: "Join Northwind" })).toBeVisible();
    await expect(invited.getByText("We start on Monday.")).toBeVisible();
    await invited.getByLabel("Password", { exact: true }).fill("a long enough password");
    await invited.getByLabel("Confirm Password", { exact: true }).fill("a long enough password");
    await invited.getByRole("button", { name: "Create account and join" }).click();
    await expect(invited).toHaveURL(/\/dashboard$/);
    await expect(invited.getByRole("button", { name: /^Workspace: Northwind/ })).toBeVisible();
    await expect(invited.locator("main h1:focus, main textarea:focus")).toHaveCount(1);
    await context.close();
  });

  await page.reload();
  await expect(page.getByText("8 free, 2 pending.")).toBeVisible();
});

test("a link brings one in at the last seat, and tells the next one that there is none", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  // Chromium reports the reply that says so.
  consoleIsSilent.allow(/status of 409/);
  const owner = await newOwner(product, 2);
  await enter(page, product, owner, "/team/invitations");
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  const address = (await page.getByText(/\/free-join\/[\w-]{43}$/).textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(page.getByText("This is not shown again.")).toBeVisible();
  await page.getByRole("button", { name: "I have copied it" }).click();
  await expect(page.getByText(address)).toBeHidden();

  const openAs = async (person: Account) => {
    const context = await browser.newContext({ baseURL: product.url });
    const stranger = await context.newPage();
    await enter(stranger, product, person, address.replace(product.url, ""));
    return stranger;
  };
  const [first, second] = [await createAccount(product), await createAccount(product)];
  await proveAddress(product, first);

  const comer = await openAs(first);
  await comer.getByRole("button", { name: "Join" }).click();
  await expect(comer.getByRole("button", { name: /^Workspace: Northwind/ })).toBeVisible();

  const late = await openAs(second);
  await expect(late.getByRole("heading", { name: "Confirm your email address first" })).toBeVisible();
  await proveAddress(product, second);
  await late.reload();
  await late.getByRole("button", { name: "Join" }).click();
  await expect(late.getByRole("heading", { name: "This workspace has no free seat" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("2 of 2 seats are taken.")).toBeVisible();
  await expect(page.getByText("9 of 10 uses left")).toBeVisible();
});
