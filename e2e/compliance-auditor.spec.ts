import { type Account, createAccount, enter } from "./fixtures/account.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

/** An auditor of a workspace that belongs to somebody else, who placed a hold. */
async function newAuditor(product: Product): Promise<Account> {
  const [owner, auditor] = [await createAccount(product), await createAccount(product)];
  const ids = [auditor.userId, owner.userId];
  await readRows(
    product,
    "update memberships set role = 'auditor' where workspace_id = $1 and user_id = $1",
    [auditor.userId],
  );
  await readRows(
    product,
    "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')",
    ids,
  );
  await readRows(
    product,
    `insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
     values ($1, gen_random_uuid(), 'Acme v. Widget', 'A claim of 3 May', true, $2, now())`,
    ids,
  );
  return auditor;
}

/** A member of a workspace that belongs to somebody else. */
async function newMember(product: Product): Promise<Account> {
  const [owner, member] = [await createAccount(product), await createAccount(product)];
  await readRows(product, "update memberships set role = 'member' where workspace_id = $1 and user_id = $1", [
    member.userId,
  ]);
  await readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
    member.userId,
    owner.userId,
  ]);
  return member;
}

// A request that is refused is an error in the console, which fails these.
test("the start page leads an auditor to the log, and no page asks for agents that they are refused", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await newAuditor(product), "/dashboard");
  await expect(page).toHaveURL(`${product.url}/compliance`);
  await expect(page.getByRole("list", { name: "Events" })).toBeVisible();
  await page.goto("/agents");
  await expect(page.getByText("Auditors use no agents.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await palette.getByRole("combobox").fill("team");
  await expect(palette.getByRole("option", { name: /^Team/ }).first()).toBeVisible();
  await expect(palette.getByRole("option", { name: /^New (?:agent|collection)/ })).toHaveCount(0);
});

test("a member is offered the parts of Compliance that they may see, and told why at the addresses of the others", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await newMember(product), "/compliance/holds");
  const refusal = "Only owners, admins and auditors of the workspace";
  await expect(page.getByText(refusal)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Parts of Compliance" }).getByRole("link");
  await expect(tabs).toHaveText(["Log", "Proof", "Data requests"]);
  await page.goto("/compliance/exports");
  await expect(page.getByText(refusal)).toBeVisible();
});

test("an auditor reads the log, proves and exports it, and reads holds and periods, with no button that is refused", async ({
  page,
  product,
}) => {
  await enter(page, product, await newAuditor(product), "/compliance");
  const main = page.getByRole("main");

  await test.step("the log of everybody", async () => {
    await page.goto("/compliance?scope=workspace");
    await expect(page.getByRole("list", { name: "Events" }).getByRole("link").first()).toBeVisible();
  });

  await test.step("the proof of the whole log", async () => {
    await page.goto("/compliance/proof");
    await main.getByRole("button", { name: "Verify now" }).click();
    await expect(main.getByText("Nothing was changed")).toBeVisible();
    await expect(main.getByRole("button", { name: "Download the log" })).toBeEnabled();
  });

  await test.step("files of their own, and no receivers", async () => {
    await page.goto("/compliance/exports");
    await main.getByRole("button", { name: "New export" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(
      main
        .getByRole("list")
        .getByText(/Ready|Waiting|Writing/)
        .first(),
    ).toBeVisible();
    await expect(main.getByText("Receivers")).toHaveCount(0);
  });

  await test.step("requests about their own data alone", async () => {
    await page.goto("/compliance/requests");
    await expect(main.getByRole("button")).toHaveCount(1);
  });

  await test.step("holds and periods without a button", async () => {
    await page.goto("/compliance/holds");
    await expect(main.getByText("A claim of 3 May")).toBeVisible();
    await expect(main.getByText("Kept until somebody deletes").first()).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
