import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const call = (input: object) => `[[script:obedient]] [[call create_artifact ${JSON.stringify(input)}]]`;

test("what the network kept away is done once it is back: a save, and the drawing of a diagram", async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|ERR_NETWORK_CHANGED/);
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, call({ kind: "document", title: "Report", content: "# Sales\n" }));
  const panel = page.getByRole("complementary", { name: "Artifacts" });

  await test.step("a save", async () => {
    await answers(page).last().getByRole("button", { name: "Open Report" }).click();
    await panel.getByRole("radio", { name: "Edit" }).check();
    const content = panel.getByRole("textbox", { name: "Content of Report" });
    await content.fill("# Sales\n\nSales rose.\n");
    await context.setOffline(true);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText(/Cannot reach the server/)).toBeVisible();
    await expect(panel.getByText("Not saved yet")).toBeVisible();
    // What is typed while it waits is not asked to be saved.
    await content.fill("# Sales\n\nSales rose.\n\nCosts fe");
    await context.setOffline(false);
    await expect(panel.getByText("Version 2")).toBeVisible();
    await expect(panel.getByText(/Cannot reach the server/)).toHaveCount(0);
    await expect(content).toHaveValue("# Sales\n\nSales rose.\n\nCosts fe");
    await expect(panel.getByText("Not saved yet")).toBeVisible();
    const versions = await readRows<{ number: number; content: string }>(
      product,
      `select v.number, v.content from artifact_versions v join artifacts a on a.id = v.artifact_id
       where a.user_id = $1 order by v.number`,
      [account.userId],
    );
    expect(versions).toEqual([
      { number: 1, content: "# Sales\n" },
      { number: 2, content: "# Sales\n\nSales rose.\n" },
    ]);
    await panel.getByRole("button", { name: "Discard changes" }).click();
  });

  await test.step("a diagram", async () => {
    await page.route(/mermaid/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed", (request) => /mermaid/.test(request.url()));
    await ask(page, call({ kind: "diagram", title: "Flow", content: "flowchart LR\n  Order --> Invoice\n" }));
    await answers(page).last().getByRole("button", { name: "Open Flow" }).click();
    await failed;
    await expect(panel.getByRole("img", { name: "Diagram: Flow" })).toBeVisible();
  });
});
