import type { Page, Route } from "@playwright/test";
import type { ListedTool } from "#features/ai-settings/contract/index.ts";
import { answers, fails, type Stage, sweep } from "./sweep.ts";

const ofAll = "**/api/v1/admin/ai-settings/tools";
const ofWorkspace = "**/api/v1/ai-settings/tools";
const tools = (page: Page) => page.getByRole("region", { name: "Tools", exact: true });
const row = (page: Page, title: string) => tools(page).getByRole("row", { name: title });

const allow = { outcome: "allow", why: "It only reads inside this installation." } as const;
const ask = { outcome: "ask", why: "It can reach people outside your workspace." } as const;

const sending: ListedTool = {
  ...{ name: "send_mail", title: "Send mail", isBuiltIn: true, hash: "1f3a" },
  about: "Sends a mail in your name, once you approve.",
  description: "Sends a mail to people inside and outside of the workspace. It waits a minute.",
  facts: {
    ...{ reads: "person", writes: true, egress: true, irreversible: true, external: true, own: false },
    undo: null,
  },
  behaviour: { default: { clean: ask, outside: ask }, automatic: { clean: allow, outside: ask } },
  ...{ mode: "default", needsOther: false, installation: null },
};

/** The server has no such tool, so a request that gets through changes nothing for others. */
const unknown: ListedTool = { ...sending, name: "no_such_tool" };

/** As many as a workspace can have. */
const many = Array.from(
  { length: 128 },
  (_, index): ListedTool => ({
    ...sending,
    ...{ name: `desk${index}_find`, title: `Find record ${index}`, isBuiltIn: index % 3 === 0 },
    about: null,
    description: `Finds a record_with_a_name_that_has_no_space_in_it_${index} at the desk.`,
  }),
);

const shows = (pattern: string, items: ListedTool[]) =>
  answers(pattern, { items, hasOtherDecider: pattern === ofAll ? null : false });

function onPut({ page }: Stage, end: (route: Route) => unknown): Promise<unknown> {
  return page.route(ofAll, (route) => (route.request().method() === "PUT" ? end(route) : route.fallback()));
}

sweep({
  name: "the modes of tools for the installation",
  who: "admin",
  allows: /status of (404|500)/,
  looks: [
    {
      name: "tools that are being read",
      path: "/admin/ai-settings",
      given: async ({ page }) => {
        await page.route(ofAll, () => undefined);
      },
      shows: (page) => tools(page).locator(".animate-breathe"),
    },
    {
      name: "tools that cannot be read",
      path: "/admin/ai-settings",
      given: async (stage) => {
        await fails(ofAll)(stage);
      },
      shows: (page) => page.getByText("The tools could not be loaded"),
    },
    {
      name: "no tool",
      path: "/admin/ai-settings",
      given: shows(ofAll, []),
      shows: (page) => page.getByText("No tool is installed."),
    },
    {
      name: "all tools of an installation",
      path: "/admin/ai-settings",
      shows: (page) => row(page, "Calculate").getByText("Runs by itself."),
      on: "both",
    },
    {
      name: "modes that are set, with somebody else to approve",
      path: "/admin/ai-settings",
      given: shows(ofAll, [
        { ...sending, mode: "ask", needsOther: true },
        { ...sending, name: "a", title: "Trusted", mode: "automatic" },
        { ...sending, name: "b", title: "Withheld", mode: "off" },
      ]),
      shows: (page) => row(page, "Send mail").getByRole("switch", { checked: true, disabled: false }),
      on: "both",
    },
    {
      name: "a mode that is being stored",
      path: "/admin/ai-settings",
      given: shows(ofAll, [unknown]),
      reach: async (stage) => {
        await onPut(stage, () => undefined);
        await row(stage.page, "Send mail").getByRole("combobox").selectOption("off");
      },
      shows: (page) => row(page, "Send mail").getByText("Saving"),
    },
    {
      name: "a mode that cannot be stored",
      path: "/admin/ai-settings",
      given: shows(ofAll, [unknown]),
      reach: async (stage) => {
        await onPut(stage, (route) => route.fulfill({ status: 500, json: {} }));
        await row(stage.page, "Send mail").getByRole("combobox").selectOption("off");
      },
      shows: (page) => row(page, "Send mail").locator("[aria-invalid=true]"),
      on: "both",
    },
  ],
});

sweep({
  name: "the modes of tools for a workspace",
  who: "person",
  looks: [
    {
      name: "as many tools as there can be",
      path: "/settings/assistant",
      given: shows(ofWorkspace, many),
      shows: (page) => row(page, "Find record 127"),
      on: "both",
    },
    {
      name: "those that were searched for",
      reach: ({ page }) => tools(page).getByLabel("Search tools").fill("record 12"),
      shows: (page) => row(page, "Find record 112"),
    },
    {
      name: "none that matches",
      reach: ({ page }) => tools(page).getByLabel("Search tools").fill("rocket"),
      shows: (page) => tools(page).getByText("No tool matches."),
      on: "both",
    },
    {
      name: "tools with which the installation is stricter",
      path: "/settings/assistant",
      given: shows(ofWorkspace, [
        { ...sending, installation: { mode: "ask", needsOther: true } },
        {
          ...sending,
          name: "a",
          title: "Widened",
          mode: "automatic",
          installation: { mode: "ask", needsOther: false },
        },
        { ...sending, name: "b", title: "Withheld", installation: { mode: "off", needsOther: false } },
      ]),
      shows: (page) => row(page, "Send mail").getByText("Set for the whole installation."),
      on: "both",
    },
  ],
});
