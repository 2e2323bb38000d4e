import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { answers, receipts } from "../fixtures/chat.ts";
import { sweep } from "./sweep.ts";

const tour = (page: Page) => page.getByRole("complementary", { name: "Watch it work" });
const over = (page: Page) => page.getByRole("heading", { name: "This demo is over" });

sweep({
  name: "the demo",
  who: "visitor",
  looks: [
    {
      name: "before it begins",
      path: "/demo",
      reach: ({ page }) => page.clock.install(),
      shows: (page) => page.getByRole("button", { name: "Start the demo" }),
    },
    {
      name: "the first scene",
      reach: ({ page }) => page.getByRole("button", { name: "Start the demo" }).click(),
      shows: tour,
      on: "both",
    },
    {
      name: "the scene played, with a tool call open",
      reach: async ({ page }) => {
        await tour(page).getByRole("button", { name: "Play this scene" }).click();
        await receipts(page).waitFor();
        await answers(page)
          .last()
          .getByRole("button", { name: /Calculate/ })
          .first()
          .click();
      },
      shows: (page) => answers(page).last().getByText("17.5 % of 2,480", { exact: false }).first(),
      on: "both",
    },
    {
      name: "the scene folded",
      on: "phone",
      shows: (page) => page.getByRole("button", { name: "Show scene" }),
    },
    {
      name: "the scene unfolded",
      on: "phone",
      reach: ({ page }) => page.getByRole("button", { name: "Show scene" }).click(),
      shows: (page) => page.getByRole("button", { name: "Hide scene" }),
    },
    {
      name: "over, with text that was not sent",
      reach: async ({ page }) => {
        await page.getByRole("textbox", { name: "Message", exact: true }).fill("Half a question");
        await page.clock.fastForward("01:00:01");
      },
      shows: over,
    },
    {
      name: "over, for somebody who has signed in meanwhile",
      reach: async ({ page, product }) => {
        await page.getByRole("button", { name: "Start again" }).click();
        await page.getByRole("textbox", { name: "Message", exact: true }).waitFor();
        const other = await page.context().newPage();
        await enter(other, product, await createAccount(product), "/dashboard");
        await other.getByRole("button", { name: "Logout" }).waitFor();
        await other.close();
        await page.clock.fastForward("01:00:01");
      },
      shows: (page) => page.getByRole("link", { name: "Open your chat" }),
    },
  ],
});

sweep({
  name: "the demo for somebody who is signed in",
  who: "person",
  looks: [
    {
      name: "the way to their own chat",
      path: "/demo",
      shows: (page) => page.getByRole("heading", { name: "You have more than the demo" }),
    },
  ],
});

const picture = (page: Page) => page.getByRole("application", { name: "Where data goes" });
const details = (page: Page) => page.getByRole("region", { name: "Details" });

sweep({
  name: "the diagram",
  who: "visitor",
  looks: [
    {
      name: "where data goes",
      path: "/diagram",
      shows: (page) => picture(page).getByRole("button", { name: "PostgreSQL, embedded" }),
    },
    {
      name: "the details of a part",
      reach: ({ page }) =>
        picture(page)
          .getByRole("button", { name: /^Server,/ })
          .click(),
      shows: (page) => details(page).getByRole("heading", { name: "Server", exact: true }),
    },
    {
      name: "the way of a message",
      path: "/diagram",
      reach: ({ page }) => page.getByRole("button", { name: "Follow a message" }).click(),
      shows: (page) => details(page).getByText("step 1 of 8"),
    },
    {
      name: "what it is made of",
      path: "/diagram?view=features",
      shows: (page) =>
        page.getByRole("application", { name: "What it is made of" }).getByRole("button").first(),
    },
  ],
});
