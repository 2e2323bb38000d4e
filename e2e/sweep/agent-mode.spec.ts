import type { Page } from "@playwright/test";
import type { BrowserSession } from "#features/browsing/contract/index.ts";
import { publishAgent } from "../fixtures/agents.ts";
import { answers, ask, say } from "../fixtures/chat.ts";
import { waitingCards } from "../fixtures/waiting.ts";
import { answers as replies, type Stage, sweep } from "./sweep.ts";

const answer = (page: Page) => answers(page).last();
const steps = (page: Page) => page.getByRole("dialog", { name: "Steps" });
const panel = (page: Page) => answer(page).getByRole("region", { name: "Live browser" });

/** An agent that has to ask before it hands over, to one with the longest name and purpose that there are. */
async function askToHandOver({ page, product, person }: Stage): Promise<void> {
  const name = "Researcher_of_the_markets_in_the_northern_and_southern_parts";
  const purpose =
    "Looks up what the market pays, compares it with last year, and says where it was read. ".repeat(3);
  await publishAgent(product, person, { from: "nothing", name }, { purpose });
  const tools = [{ name: "hand_over", mode: "ask" as const }];
  const { id } = await publishAgent(product, person, { from: "nothing", name: "Lead" }, { tools });
  const input = {
    ...{ agent: name, reason: "It reads the reports of the market, which I cannot." },
    brief: "The question is answered for spring.\nWhat is left: summer and autumn, with sources.",
  };
  await page.goto(`/chat?agent=${id}`);
  await say(page, `[[script:obedient]] What did the market pay? [[call hand_over ${JSON.stringify(input)}]]`);
}

/** The smallest picture that there is. */
const picture =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=";
const session: BrowserSession = {
  ...{
    runId: "01990000-0000-7000-8000-000000000900",
    state: "open",
    endedBecause: null,
    driver: "assistant",
  },
  frame: {
    url: `https://shop.test/${"order/".repeat(30)}`,
    title: "Order",
    width: 1024,
    height: 720,
    picture,
  },
  abilities: { takeOver: true, handBack: false },
};
const browserIs = (now: BrowserSession) => replies("**/api/v1/runs/*/browser", { browser: now });

/** Its call of the browser is refused, and the one after it waits. */
async function askWithBrowser(stage: Stage, now: BrowserSession): Promise<void> {
  await browserIs(now)(stage);
  await say(
    stage.page,
    '[[script:obedient atOnce=1]] Order it. [[call browser_open {"url":"https://shop.test/"}]] [[call ask_person {"question":"Which size?","kind":"text"}]]',
  );
  await waitingCards(stage.page).waitFor();
}

sweep({
  name: "an answer in agent mode",
  who: "subscriber",
  productKind: "connected",
  looks: [
    {
      name: "at a limit",
      path: "/chat",
      reach: async ({ page }) => {
        await say(page, "[[script:tool-count]] Go on for ever.");
        // Twenty steps take their time on a busy machine.
        await answer(page)
          .getByRole("button", { name: "Continue for 20 steps" })
          .waitFor({ timeout: 90_000 });
      },
      shows: (page) => answer(page).getByRole("button", { name: "Continue for 20 steps" }),
      on: "both",
    },
    {
      name: "a hand-over that waits",
      path: "/chat",
      reach: askToHandOver,
      shows: (page) => waitingCards(page).getByText("Belongs to"),
      on: "both",
    },
    {
      name: "an answer that was handed over",
      reach: ({ page }) => waitingCards(page).getByRole("button", { name: "Approve", exact: true }).click(),
      shows: (page) => answer(page).getByRole("button", { name: /Handed over to Researcher_of/ }),
      on: "both",
    },
    {
      name: "its steps, one by one",
      path: "/chat",
      reach: async ({ page }) => {
        await ask(page, "[[script:tool-call]] What is 12 * 12?");
        await answer(page).getByRole("button", { name: "Steps", exact: true }).click();
      },
      shows: (page) => steps(page).getByText("Step 1 of 2"),
      on: "both",
    },
    {
      name: "the last step",
      reach: ({ page }) => page.keyboard.press("ArrowRight"),
      shows: (page) => steps(page).getByText("Step 2 of 2"),
    },
    {
      name: "a message that can be sent in the background",
      path: "/dashboard",
      reach: ({ page }) => page.getByRole("textbox", { name: "Message", exact: true }).fill("Write it."),
      shows: (page) => page.getByRole("button", { name: "Send in the background" }),
      on: "both",
    },
    {
      name: "a browser that is watched",
      path: "/chat",
      reach: (stage) => askWithBrowser(stage, session),
      shows: (page) => panel(page).getByText("The assistant acts"),
      on: "both",
    },
    {
      name: "a browser that was taken over",
      path: "/chat",
      reach: (stage) =>
        askWithBrowser(stage, {
          ...{ ...session, driver: "person" },
          abilities: { takeOver: false, handBack: true },
        }),
      shows: (page) => panel(page).getByRole("button", { name: "Hand back" }),
      on: "both",
    },
  ],
});
