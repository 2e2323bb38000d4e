import type { Page } from "@playwright/test";
import type { InboxItem } from "#features/inbox/contract/index.ts";
import { createAccount, enter } from "./fixtures/account.ts";
import { publishAgent } from "./fixtures/agents.ts";
import { callApi } from "./fixtures/api.ts";
import { answers, questions, receipts, say, stopButton } from "./fixtures/chat.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { newPerson } from "./fixtures/people.ts";
import { proveAddress } from "./fixtures/prove-address.ts";
import { createSubscriber } from "./fixtures/subscriber.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { inboxOf, openBell, waitingCards } from "./fixtures/waiting.ts";

const call = (tool: string, input: object) => `[[call ${tool} ${JSON.stringify(input)}]]`;
const list = (...items: [string, "open" | "doing" | "done"][]) =>
  call("update_checklist", { items: items.map(([text, state]) => ({ text, state })) });
const answer = (page: Page) => answers(page).last();
const checklist = (page: Page) => answer(page).getByRole("region", { name: "Checklist" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a researcher searches, reads two pages, ticks its checklist off, and its sources open as they were read", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  const template = { from: "template", template: "researcher", language: "en" } as const;
  const { id } = await publishAgent(product, person, template);
  const site = `http://${await askHub("siteOrigin")}`;
  await enter(page, product, person, `/chat?agent=${id}`);
  await say(
    page,
    [
      "[[script:obedient atOnce=1]] What does Supplier say about backups, and what do they cost?",
      list(["Search", "doing"], ["Read", "open"]),
      call("web_search", { query: "Supplier backups" }),
      call("read_web_page", { url: `${site}/backups` }),
      call("read_web_page", { url: `${site}/prices` }),
      list(["Search", "done"], ["Read", "done"]),
    ].join(" "),
  );
  await expect(receipts(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(checklist(page)).toContainText("2 of 2 done");
  await expect(answer(page).getByRole("button", { name: /^Search the web .*2 results/ })).toBeVisible();
  const sources = answer(page).getByRole("list", { name: "Sources" });
  await expect(sources.getByRole("listitem")).toHaveCount(2);

  for (const [name, words] of [
    [/Backups at Supplier/, "kept for 35 days"],
    [/Prices of Supplier/, "12 euros a month"],
  ] as const) {
    await sources.getByRole("button", { name }).click();
    const passage = page.getByRole("dialog", { name }).getByRole("region", { name: "Passage" });
    await expect(passage).toContainText(words);
    await page.keyboard.press("Escape");
  }
});

test("a run is stopped, its steps are looked at, and another answer goes on from the second one", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  await enter(page, product, person, "/chat");
  const lines = answer(page).getByRole("button", { name: /^Calculate 12 × 12 = 144 Done/ });
  await say(page, `[[script:tool-count after=3 held=${crypto.randomUUID()}]] Count.`);
  await expect(lines).toHaveCount(3);
  await stopButton(page).click();
  await expect(answer(page)).toContainText("Stopped");
  const { items } = await callApi<{ items: object[] }>(product.url, person, "/runs");
  expect(items).toEqual([]);

  await answer(page).getByRole("button", { name: "Steps", exact: true }).click();
  const steps = dialog(page, "Steps");
  await expect(steps.getByText(/^Step 1 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(steps.getByText(/^Step 2 of/)).toBeVisible();
  await expect(steps.getByRole("article", { name: "Step 2" })).toContainText("144");
  await steps.getByLabel("Go on from here as another answer").fill("[[script:echo]] Only say thanks.");
  await steps.getByRole("button", { name: "Go on from step 2" }).dblclick();

  await expect(receipts(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page)).toContainText("Only say thanks.");
  await expect(lines).toHaveCount(2);
  await expect(answer(page)).toContainText("The tools say: 12 × 12 = 144");
  await questions(page).getByRole("button", { name: "Previous version" }).click();
  await expect(questions(page)).toContainText("Count.");
  await expect(lines).toHaveCount(3);
  await expect(answer(page)).toContainText("Stopped");
});

test("an agent gives a task to one with fewer rights, whose work opens and whose refused act is told", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // A call that gives a task is looked for among the approvals, and is not there.
  consoleIsSilent.allow(/status of 404 .*\/approval/);
  const person = await createSubscriber(product);
  const tools = [{ name: "calculate", mode: "automatic" as const }];
  await publishAgent(product, person, { from: "nothing", name: "Counter" }, { tools });
  const { id } = await publishAgent(product, person, { from: "nothing", name: "Lead" });
  await enter(page, product, person, `/chat?agent=${id}`);
  const task = '[[script:tool-call tool=create_task input={"title":"Order"} until=never]] Order it.';
  await say(page, `[[script:obedient]] Order it. ${call("run_agent", { agent: "Counter", task })}`);
  await expect(receipts(page)).toHaveCount(1);
  await answer(page)
    .getByRole("button", { name: /Counter answered/ })
    .click();
  await answer(page).getByRole("button", { name: "Steps of Counter" }).click();
  const steps = dialog(page, "Steps");
  await expect(steps.getByRole("article", { name: "Step 1" })).toContainText("Denied");
  await expect(steps.getByRole("article", { name: "Step 1" })).toContainText("There is no tool named");
  await page.keyboard.press("Escape");
  await expect(answer(page)).toContainText("There is no tool named");
  const { items } = await callApi<{ items: object[] }>(product.url, person, "/tasks");
  expect(items).toEqual([]);
});

test("a goal is worked at while nobody watches: it asks before it sends, and the result is there later", async ({
  page,
  context,
  product,
}) => {
  const person = await createAccount(product);
  await proveAddress(product, person);
  const { id } = await publishAgent(product, person, { from: "nothing", name: "Office manager" });
  const site = `http://${await askHub("siteOrigin")}`;
  const buyer = `Buyer ${newPerson().email}`;
  const items = ["Compare prices", "Order", "Report"] as const;
  const plan = (states: ("open" | "doing" | "done")[]) =>
    list(...items.map((text, place): [string, "open" | "doing" | "done"] => [text, states[place] ?? "open"]));

  await test.step("a goal in a conversation, sent to the background", async () => {
    await enter(page, product, person, `/chat?agent=${id}`);
    await page
      .getByRole("textbox", { name: "Message", exact: true })
      .fill(
        [
          "[[script:obedient atOnce=1]] Order paper where it is cheapest, and report.",
          plan(["doing"]),
          call("web_search", { query: "paper supplier prices" }),
          call("read_web_page", { url: `${site}/prices` }),
          plan(["done", "doing"]),
          call("browser_open", { url: `${site}/order` }),
          call("browser_type", { fields: [{ ref: "e5", text: buyer }], submit: "e6" }),
          plan(["done", "done", "doing"]),
          call("write_file", { name: "report.md", content: "# Paper\n\nOrdered for 12 euros." }),
          call("send_mail", { to: ["kim@customer.test"], subject: "Paper", body: "It is ordered." }),
          plan(["done", "done", "done"]),
        ].join(" "),
      );
    await page.getByRole("button", { name: "Send in the background" }).dblclick();
    await expect(page.getByText("Working in the background").first()).toBeVisible();
    // Sent once. The second press of a slower double click meets another button, which slid under the pointer.
    await expect(page.getByRole("link", { name: /Order paper/ })).toHaveCount(1);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.close();
  });

  const waiting = async () => (await callApi<{ items: InboxItem[] }>(product.url, person, "/inbox")).items;
  await expect.poll(waiting, { timeout: 90_000 }).toMatchObject([{ type: "approval" }]);
  expect(await askHub("ordersOf", buyer)).toEqual([]);
  const tab = await context.newPage();
  await tab.goto("/dashboard");
  const inbox = inboxOf(tab);
  await test.step("what leaves the house waits where its person looks first, each act on its own", async () => {
    const card = waitingCards(inbox);
    await expect(card).toHaveAccessibleName(/Fill in a form and send it to/);
    await expect(card).toContainText(buyer);
    await card.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(card).toHaveAccessibleName(/email/, { timeout: 60_000 });
    expect(await askHub("ordersOf", buyer)).toHaveLength(1);
    await card.getByRole("button", { name: "Approve", exact: true }).click();
  });

  await test.step("its end is told, and leads to the whole result", async () => {
    const centre = await openBell(tab);
    await expect(centre).toContainText(/Done: /, { timeout: 60_000 });
    await tab.keyboard.press("Escape");
    await tab.getByRole("region", { name: "Recent conversations" }).getByRole("link").first().click();
    await expect(receipts(tab)).toHaveCount(1);
    await expect(checklist(tab)).toContainText("3 of 3 done");
    await expect(
      answer(tab)
        .getByRole("button", { name: /report\.md/ })
        .first(),
    ).toBeVisible();
    await expect(answer(tab).getByRole("list", { name: "Sources" })).toContainText("Prices of Supplier");
    await expect(answer(tab)).toContainText("It is done.");
    await expect(answer(tab).getByRole("region", { name: "Live browser" })).toHaveCount(0);
    expect(await askHub("ordersOf", buyer)).toHaveLength(1);
  });
});
