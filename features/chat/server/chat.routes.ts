import { followRun, presentRun, streamedRun } from "#features/runs/server/index.ts";
import { abilitiesOf } from "#platform/server/access/abilities.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { asksForStream } from "#platform/server/http/asks-for-stream.ts";
import { openEventStream } from "#platform/server/http/open-event-stream.ts";
import * as contract from "../contract/index.ts";
import { continueMessage } from "./continue-message.ts";
import { conversationAccess } from "./conversation.access.ts";
import { presentConversation } from "./conversation.presenter.ts";
import { type ConversationRow, findConversation } from "./conversation.repository.ts";
import { deleteConversation } from "./delete-conversation.ts";
import { forkMessage } from "./fork-message.ts";
import { keepMessage } from "./keep-message.ts";
import { listConversationsPage } from "./list-conversations-page.ts";
import { listMessages } from "./list-messages.ts";
import { presentMessage } from "./message.presenter.ts";
import type { MessageRow, ShownMessage } from "./message.repository.ts";
import { noteHeard } from "./note-heard.ts";
import { presentConversations } from "./present-conversations.ts";
import { renameConversation } from "./rename-conversation.ts";
import { restoreConversation } from "./restore-conversation.ts";
import { retryMessage } from "./retry-message.ts";
import { sendOrQueue } from "./send-or-queue.ts";
import { showMessage } from "./show-message.ts";
import type { Sent } from "./start-answer.ts";
import { withholdSources } from "./withhold-sources.ts";

export function chatRoutes(app: App): void {
  app.route(contract.listConversationsRoute, async (ctx, { query: page }) => {
    const { items, nextCursor } = await listConversationsPage(ctx, page);
    return { items: await presentConversations(ctx, items), nextCursor };
  });
  app.route(contract.getConversationRoute, async (ctx, { params }) => {
    const row = await query(ctx, ({ db }) => findConversation(db, params.id));
    return presentOne(ctx, row ?? fail(contract.chatErrors, "conversation.not_found"));
  });
  app.route(contract.renameConversationRoute, async (ctx, { params, body }) =>
    presentOne(ctx, await renameConversation(ctx, { ...params, ...body })),
  );
  app.route(contract.deleteConversationRoute, async (ctx, { params }) => {
    await deleteConversation(ctx, params);
    return undefined;
  });
  app.route(contract.restoreConversationRoute, async (ctx, { params }) =>
    presentOne(ctx, await restoreConversation(ctx, params)),
  );
  app.route(contract.listMessagesRoute, async (ctx, { params, query: page }) => {
    const { items, nextCursor } = await listMessages(ctx, params.id, page);
    const shown = await withholdSources(ctx, items);
    return { items: shown.map((row) => presentMessage(ctx, row)), nextCursor };
  });
  app.route(contract.sendMessageRoute, async (ctx, { params, body, request, reply }) => {
    const sent = await sendOrQueue(ctx, { ...body, conversationId: params.id });
    if ("queue" in sent) {
      if (!asksForStream(request)) return sent;
      const stream = openEventStream(reply);
      stream.send({ name: "queued", data: JSON.stringify(sent) });
      stream.end();
      return undefined;
    }
    const presented = await presentSent(ctx, sent);
    if (!asksForStream(request)) return presented;
    const stream = openEventStream(reply, streamedRun(ctx, sent.run));
    stream.send({ name: "sent", data: JSON.stringify(presented) });
    follow(ctx, stream, sent);
    return undefined;
  });
  app.route(contract.retryMessageRoute, async (ctx, { params, body }) => {
    return presentSent(ctx, await retryMessage(ctx, { ...params, ...body }));
  });
  app.route(contract.continueMessageRoute, async (ctx, { params, body }) =>
    presentSent(ctx, await continueMessage(ctx, { ...params, ...body })),
  );
  app.route(contract.forkMessageRoute, async (ctx, { params, body }) =>
    presentSent(ctx, await forkMessage(ctx, { ...params, ...body })),
  );
  app.route(contract.keepMessageRoute, async (ctx, { params }) =>
    presentOne(ctx, await keepMessage(ctx, params)),
  );
  app.route(contract.showMessageRoute, async (ctx, { params }) =>
    presentOne(ctx, await showMessage(ctx, params)),
  );
  app.route(contract.noteHeardRoute, async (ctx, { params, body }) =>
    presentAnswer(ctx, await noteHeard(ctx, { ...params, ...body })),
  );
}

function follow(ctx: Ctx, stream: ReturnType<typeof openEventStream>, { run, isNew }: Sent): void {
  followRun(ctx, stream, {
    workspaceId: run.workspace_id,
    runId: run.id,
    afterSeq: 0,
    isNew: isNew && run.attempt === 1,
  });
}

async function presentSent(ctx: Ctx, sent: Sent): Promise<contract.SentMessage> {
  const { conversation, userMessage, assistantMessage, beside, run } = sent;
  // On a retried request, a later question may be the one being answered.
  const isActive = conversation.active_run_id === run.id;
  return {
    // An agent is looked up in another statement, which the first word of most answers need not wait for.
    conversation:
      isActive && conversation.agent_id === null
        ? presentConversation(ctx, conversation, {
            may: await abilitiesOf(ctx, conversationAccess, conversation),
            run,
          })
        : await presentOne(ctx, conversation),
    userMessage: userMessage ? presentMessage(ctx, userMessage) : null,
    assistantMessage: await presentAnswer(ctx, {
      ...assistantMessage,
      ...{ sibling_ids: siblingIdsOf(sent), beside },
    }),
    run: await presentRun(ctx, run),
  };
}

async function presentAnswer(ctx: Ctx, row: MessageRow | ShownMessage): Promise<contract.Message> {
  const [shown = row] = await withholdSources(ctx, [row]);
  return presentMessage(ctx, shown);
}

async function presentOne(ctx: Ctx, row: ConversationRow): Promise<contract.Conversation> {
  const [conversation] = await presentConversations(ctx, [row]);
  return conversation ?? fail(contract.chatErrors, "conversation.not_found");
}

/** Other versions are read with the list of messages. */
function siblingIdsOf({ assistantMessage, beside }: Sent): string[] {
  return [assistantMessage.id, ...(beside ? [beside.id] : [])];
}
