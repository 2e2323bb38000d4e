import { presentTasks } from "#features/tasks/server/index.ts";
import { presentApprovals } from "#features/tools/server/index.ts";
import { isAdministering } from "#platform/contract/role-rules.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { InboxItem, InboxList } from "../contract/index.ts";
import { inboxAccess } from "./inbox.access.ts";
import {
  countInbox,
  type FailedRunRow,
  findApprovals,
  findDueTasks,
  findFailedRuns,
  type InboxEntry,
  listInboxEntries,
} from "./inbox.repository.ts";
import { presentLimits } from "./limits/limit.presenter.ts";
import { findLimits } from "./limits/limit.repository.ts";
import { presentQuestions } from "./questions/question.presenter.ts";
import { findQuestions } from "./questions/question.repository.ts";
import { findRequests } from "./requests/request.repository.ts";

export interface InboxPage {
  items: InboxItem[];
  nextCursor: string | null;
  counts: { mine: number; others: number };
}

/** A page of what waits for the caller, or for others on the caller's behalf. */
export async function listInbox(
  ctx: Ctx,
  { list, before, limit }: { list: InboxList; before: string | undefined; limit: number },
): Promise<InboxPage> {
  const { userId, role } = userOf(ctx);
  const reader = { userId, decidesForOthers: isAdministering(role), now: ctx.now() };
  const found = await query(ctx, inboxAccess.read, async ({ db }) => {
    const [entries, counts] = await Promise.all([
      listInboxEntries(db, reader, { list, before, limit: limit + 1 }),
      countInbox(db, reader),
    ]);
    const idsOf = (type: InboxEntry["type"]) =>
      entries.flatMap((entry) => (entry.type === type ? entry.id : []));
    const [approvals, questions, limits, runs, tasks, requests] = await Promise.all([
      findApprovals(db, idsOf("approval")),
      findQuestions(db, idsOf("question")),
      findLimits(db, idsOf("limit")),
      findFailedRuns(db, idsOf("failed_run")),
      findDueTasks(db, idsOf("task")),
      findRequests(db, reader, idsOf("request")),
    ]);
    return { entries, counts, approvals, questions, limits, runs, tasks, requests };
  });
  const presented: InboxItem[] = [
    ...(await presentApprovals(ctx, found.approvals)).map((approval): InboxItem => {
      return { type: "approval", id: approval.id, approval };
    }),
    ...(await presentQuestions(ctx, found.questions)).map((question): InboxItem => {
      return { type: "question", id: question.id, question };
    }),
    ...(await presentLimits(ctx, found.limits)).map((limit): InboxItem => {
      return { type: "limit", id: limit.id, limit };
    }),
    ...(await presentTasks(ctx, found.tasks)).map((task): InboxItem => ({ type: "task", id: task.id, task })),
    ...found.requests.map((request): InboxItem => ({ type: "request", id: request.id, request })),
    ...found.runs.map((row): InboxItem => ({ type: "failed_run", id: row.id, run: presentFailedRun(row) })),
  ];
  const byId = new Map(presented.map((item) => [item.id, item]));
  const page = pageOfRows(found.entries, limit, ({ id }) => id);
  return { ...page, items: page.items.flatMap(({ id }) => byId.get(id) ?? []), counts: found.counts };
}

function presentFailedRun({ id, conversation_id, title, error, ended_at }: FailedRunRow) {
  return { id, conversationId: conversation_id, title, error, endedAt: ended_at.toISOString() };
}
