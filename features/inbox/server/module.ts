import { backgroundRunEnded, limitReached } from "#features/runs/contract/index.ts";
import { taskReminded } from "#features/tasks/contract/events.ts";
import { approvalRequested } from "#features/tools/contract/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import type { Module } from "#platform/server/module.ts";
import { registerPublicUrl } from "#platform/server/public-url.ts";
import { inboxActs } from "./acts.ts";
import { mailRunEnded } from "./background/mail-run-ended.ts";
import { inboxRoutes } from "./inbox.routes.ts";
import { mailAfterMs, mailWaiting } from "./mails/mail-waiting.job.ts";
import { askPersonTool } from "./questions/ask-person.tool.ts";
import { questionRoutes } from "./questions/question.routes.ts";

/** What waits for people: the list of it, questions, and mails about it. */
export function createInboxModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    name: "inbox",
    acts: inboxActs,
    routes: [inboxRoutes, questionRoutes],
    jobs: [mailWaiting],
    on: [
      subscribe(approvalRequested, {
        name: "inbox.mail_later",
        perform: (ctx, _payload, { objectId, workspaceId }) =>
          ctx.enqueue(
            mailWaiting,
            { type: "approval", id: objectId, workspaceId },
            { startAfterSeconds: mailAfterMs / 1_000 },
          ),
      }),
      subscribe(backgroundRunEnded, {
        name: "inbox.tell_of_background_run",
        perform: (ctx, _payload, { objectId, workspaceId }) =>
          mailRunEnded(ctx, { runId: objectId, workspaceId }),
      }),
      subscribe(limitReached, {
        name: "inbox.mail_limit_later",
        perform: (ctx, _payload, { objectId, workspaceId }) =>
          ctx.enqueue(
            mailWaiting,
            { type: "limit", id: objectId, workspaceId },
            { startAfterSeconds: mailAfterMs / 1_000 },
          ),
      }),
      subscribe(taskReminded, {
        name: "inbox.mail_reminder",
        perform: (ctx, { remindAt }, { objectId, workspaceId }) =>
          ctx.enqueue(mailWaiting, { type: "reminder", id: objectId, workspaceId, at: remindAt }),
      }),
    ],
    erasable: [
      { table: "questions", columns: ["workspace_id", "user_id"] },
      { table: "dismissed_runs", columns: ["workspace_id", "user_id"] },
      { table: "muted_inbox_mails", columns: ["user_id"] },
    ],
    start(services) {
      registerPublicUrl(services, publicUrl);
      registerTool(services, "inbox", askPersonTool);
    },
  };
}
