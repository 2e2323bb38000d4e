import type { ListedRun } from "#features/runs/contract/index.ts";

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const long = "A_title_that_nobody_would_give_to_a_conversation_and_that_has_no_space_anywhere_in_it";

const run = (number: number, more: Partial<ListedRun>): ListedRun => ({
  ...{ id: idOf(number), status: "running", title: "Compare the three offers for the new warehouse" },
  ...{ conversationId: idOf(100 + number), agent: null, toolTitle: null, stepCount: 2, waits: [] },
  ...{ createdAt: minutesAgo(number), isStopping: false, abilities: { cancel: true } },
  ...more,
});

/** One run of each kind, and titles of every length. */
export const madeUpRuns: ListedRun[] = [
  run(1, { agent: { id: idOf(50), name: "Researcher" }, toolTitle: "Read a web page" }),
  run(2, { title: long, agent: { id: idOf(51), name: long }, toolTitle: long }),
  run(3, { status: "queued", stepCount: 0, title: null }),
  run(4, {
    ...{ status: "waiting", title: "Weekly report", agent: { id: idOf(52), name: null } },
    waits: [{ kind: "approval", wakeAt: minutesAgo(-600), awaits: null }],
  }),
  run(50, { isStopping: true, abilities: { cancel: false }, title: "Tidy the contacts" }),
  run(90, { conversationId: null, title: null, stepCount: 0 }),
];

export const runsPage = (items: ListedRun[], total = items.length) => ({
  ...{ items, total },
  nextCursor: total > items.length ? (items.at(-1)?.id ?? null) : null,
});

const conversation = (number: number, title: string) => ({
  ...{ id: idOf(200 + number), title, activeRun: null, agent: null, isTest: false },
  ...{ createdAt: minutesAgo(number * 50), updatedAt: minutesAgo(number * 50) },
});

export const madeUpConversations = {
  items: [
    ...[
      conversation(0, "Compare the three offers for the new warehouse"),
      conversation(1, long),
      conversation(30, ""),
    ],
    ...[conversation(60, "Notes of the board meeting"), conversation(90, "Who owes us an answer?")],
  ],
  nextCursor: null,
};

const limit = (entitlement: string, name: string, more: object) => ({
  ...{ entitlement, name, kind: "metered", unit: "count", isEnforced: true, isGiven: true, reserved: 0 },
  ...{ softPercent: 80, resetsAt: minutesAgo(-20_000), source: "plan", ...more },
});

/** A month with calm, near and full limits, or none. */
export const madeUpUsage = {
  ...{ planKey: "business", planName: "Business", phase: "paid", assignment: null, canManage: true },
  ...{
    periodStartsAt: minutesAgo(20_000),
    periodEndsAt: minutesAgo(-20_000),
    isVisitor: false,
    managers: [],
  },
  entitlements: [
    limit("messages", "Messages", { used: 1_320, limit: 1_500 }),
    limit("runs", "Agent runs", { used: 48, limit: 10_000, isEnforced: false }),
    limit("model_cost", "Model budget", {
      used: 20_000_000,
      limit: 20_000_000,
      unit: "micro_usd",
      kind: "budget",
    }),
  ],
};
