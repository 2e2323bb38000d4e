import type { Page } from "@playwright/test";
import { itemOfQuestion, madeUpInbox, madeUpQuestion } from "../fixtures/made-up-inbox.ts";
import { many } from "./made-up-agents.ts";
import { madeUpConversations, madeUpRuns, madeUpUsage, runsPage } from "./made-up-dashboard.ts";
import { answersAll, fails, sweep } from "./sweep.ts";

const runs = "**/api/v1/runs?*";
const region = (name: string | RegExp) => (page: Page) => page.getByRole("region", { name });
const busy: [string, object][] = [
  [runs, runsPage(madeUpRuns, 14)],
  ["**/api/v1/inbox?*", madeUpInbox([itemOfQuestion(madeUpQuestion(21))])],
  ["**/api/v1/conversations?*", madeUpConversations],
  ["**/api/v1/agents?*", { items: many.slice(0, 6), nextCursor: null }],
  ["**/api/v1/usage", madeUpUsage],
];
const failed = { error: { code: "server.failed", message: "Something went wrong.", requestId: "r" } };

sweep({
  name: "the dashboard",
  isDaily: true,
  who: "person",
  allows: /status of 500/,
  looks: [
    { name: "of a new person", path: "/dashboard", shows: region("First steps"), on: "both" },
    {
      name: "of a busy person",
      path: "/dashboard",
      given: answersAll(...busy),
      shows: (page) => region(/^Running now/)(page).getByText("Waiting for an approval"),
      on: "both",
    },
    {
      name: "a run that cannot be stopped",
      async reach({ page }) {
        await fails("**/api/v1/runs/*/cancel", 500, failed)({ page });
        await page.getByRole("button", { name: "Stop: Weekly report" }).click();
      },
      shows: (page) => region(/^Running now/)(page).getByRole("alert"),
      on: "both",
    },
    {
      name: "lists that cannot be read",
      path: "/dashboard",
      async given(stage) {
        for (const pattern of [runs, "**/api/v1/usage"]) await fails(pattern, 500, failed)(stage);
      },
      shows: (page) => page.getByRole("alert").getByText("What runs now could not be loaded"),
      on: "both",
    },
  ],
});

sweep({
  name: "the dashboard of an admin",
  who: "admin",
  looks: [
    {
      name: "with a model to connect",
      path: "/dashboard",
      shows: (page) => region("First steps")(page).getByRole("link", { name: /^Connect a model/ }),
      on: "both",
    },
  ],
});
