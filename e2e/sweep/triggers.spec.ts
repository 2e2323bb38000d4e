import type { Firing, Trigger } from "#features/triggers/contract/index.ts";
import { answers, answersAll, fails, type Stage, sweep } from "./sweep.ts";

const list = "**/api/v1/triggers?*";
const one = "**/api/v1/triggers/00000000-0000-7000-8000-000000000001";
const firingList = "**/api/v1/triggers/*/firings?*";
const page1 = "/agents/triggers/00000000-0000-7000-8000-000000000001";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const long = "A_name_that_nobody_would_give_to_a_trigger_and_that_has_no_space_in_it_at_all_but_fits";

const started: Firing = {
  ...{ id: idOf(1), cause: "slot", dueAt: "2026-11-24T08:00:00.000Z", firedAt: "2026-11-24T08:00:01.000Z" },
  ...{ outcome: "started", reason: null, conversationId: idOf(7) },
  run: { id: idOf(8), status: "succeeded", error: null },
};
const failed: Firing = {
  ...{ ...started, id: idOf(2), cause: "delivery", conversationId: null },
  run: { id: idOf(9), status: "failed", error: "The model budget is used up. ".repeat(4) },
};
const refused: Firing = {
  ...{ ...started, id: idOf(3), cause: "event", outcome: "refused", conversationId: null, run: null },
  reason: { code: "agent.withdrawn", message: "An owner or admin of the workspace withdrew this agent." },
};
const skipped: Firing = {
  ...{ ...refused, id: idOf(4), outcome: "skipped" },
  reason: { code: "trigger.still_running", message: "The last run was still working." },
};
const firings = Array.from({ length: 30 }, (_, index) => ({
  ...([started, failed, refused, skipped][index % 4] ?? started),
  id: idOf(index),
}));

const schedule: Trigger = {
  ...{ id: idOf(1), name: "Morning report", question: "What is new?\nAnswer in three sentences." },
  ...{
    agent: null,
    agentValues: {},
    timeZone: "Europe/Berlin",
    overlap: "skip",
    isTold: true,
    status: "active",
  },
  start: { kind: "schedule", cron: "0 9 * * 1-5", missed: "latest" },
  ...{ pausedBecause: null, nextAt: "2026-11-25T08:00:00.000Z", address: null, oldSecretUntil: null },
  ...{ lastFiring: started, version: 1, createdAt: "2026-11-20T09:00:00.000Z" },
  abilities: { change: true, delete: true, run: true },
};
const webhook: Trigger = {
  ...{ ...schedule, name: long, start: { kind: "webhook", proof: "signature" }, nextAt: null },
  address: `https://${long.toLowerCase().replaceAll("_", "-")}.example.com/hooks/${idOf(1)}`,
  ...{ oldSecretUntil: "2026-11-25T08:00:00.000Z", lastFiring: failed },
};
const stopped: Trigger = {
  ...{ ...schedule, name: "Invoices", status: "stopped", pausedBecause: "agent", nextAt: null },
  start: { kind: "event", event: "task.assigned", contains: long },
  ...{ agent: { id: idOf(5), name: null }, lastFiring: refused },
};
const many = Array.from({ length: 30 }, (_, index) => ({
  ...([schedule, webhook, stopped, { ...schedule, status: "paused", pausedBecause: "chosen" }][index % 4] ??
    schedule),
  id: idOf(index),
}));

const pageOf = (items: object[], nextCursor: string | null = null) => ({ items, nextCursor });
const creating =
  (kind?: string) =>
  async ({ page }: Stage): Promise<void> => {
    await page.getByRole("button", { name: "Create a trigger" }).click();
    if (kind) await page.getByRole("radio", { name: kind }).check();
    await page.getByRole("button", { name: "Create", exact: true }).click();
  };

sweep({
  name: "the triggers of a person",
  who: "person",
  allows: /status of (404|409|422|500)/,
  looks: [
    {
      name: "triggers that are being read",
      path: "/agents/triggers",
      given: async ({ page }) => {
        await page.route(list, () => undefined);
      },
      shows: (page) => page.locator(".animate-breathe").first(),
    },
    {
      name: "triggers that cannot be read",
      path: "/agents/triggers",
      given: fails(list),
      shows: (page) => page.getByText("The triggers could not be loaded"),
    },
    {
      name: "no triggers, and a form that is not filled in",
      path: "/agents/triggers",
      reach: creating(),
      shows: (page) => page.getByText("Give it a name."),
      on: "both",
    },
    {
      name: "the form of a webhook",
      path: "/agents/triggers",
      reach: creating("Webhook"),
      shows: (page) => page.getByLabel("How a sender proves who it is"),
      on: "both",
    },
    {
      name: "the form of an event",
      path: "/agents/triggers",
      reach: creating("Event"),
      shows: (page) => page.getByLabel("Only if the title contains"),
    },
    {
      name: "a pattern that never fires",
      path: "/agents/triggers",
      reach: async ({ page }) => {
        await page.getByRole("button", { name: "Create a trigger" }).click();
        await page.getByLabel("How often").selectOption({ label: "By a cron pattern" });
        await page.getByLabel("Pattern").fill("0 0 31 2 *");
      },
      shows: (page) => page.getByText("This is not a pattern that ever fires."),
    },
    {
      name: "many triggers of all kinds",
      path: "/agents/triggers",
      given: answersAll([list, pageOf(many, "more")]),
      shows: (page) => page.getByRole("list", { name: "Triggers" }),
      on: "both",
    },
    {
      name: "a trigger that does not exist",
      path: page1,
      shows: (page) => page.getByText("The trigger could not be loaded"),
    },
    {
      name: "a schedule with a long history",
      path: page1,
      given: answersAll([one, schedule], [firingList, pageOf(firings, "more")]),
      shows: (page) => page.getByRole("list", { name: "History" }),
      on: "both",
    },
    {
      name: "a webhook with a long address",
      path: page1,
      given: answersAll([one, webhook], [firingList, pageOf([])]),
      shows: (page) => page.getByText("It has not started yet."),
      on: "both",
    },
    {
      name: "renewing a secret",
      path: page1,
      given: answersAll([one, webhook], [firingList, pageOf([])]),
      reach: async (stage) => {
        await stage.page.getByRole("button", { name: "Renew the secret" }).click();
      },
      shows: (page) => page.getByRole("dialog", { name: "Renew the secret" }),
    },
    {
      name: "a trigger that was stopped",
      path: page1,
      given: answersAll([one, stopped], [firingList, pageOf([refused])]),
      shows: (page) => page.getByText("It was stopped because you cannot use its agent any more."),
      on: "both",
    },
    {
      name: "a history that cannot be read",
      path: page1,
      given: async (stage) => {
        await answers(one, schedule)(stage);
        await fails(firingList)(stage);
      },
      shows: (page) => page.getByText("The history could not be loaded"),
    },
  ],
});
