import type { Ctx } from "#platform/server/context.ts";
import { exportFormat, exportVersion } from "../../contract/index.ts";
import type { Exported } from "./exported.ts";
import { readMessages } from "./read-messages.ts";

/** A conversation in the documented form, piece by piece. */
export async function* toJson(ctx: Ctx, exported: Exported): AsyncGenerator<string> {
  const { conversation, leftOut, hasComments, at } = exported;
  const head = {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at.toISOString(),
    conversation: {
      id: conversation.id,
      title: conversation.title,
      createdAt: conversation.created_at.toISOString(),
      updatedAt: conversation.updated_at.toISOString(),
      leafMessageId: conversation.leaf_message_id,
    },
    leftOut,
    leavesOutComments: hasComments,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"messages":[`;
  let separator = "\n";
  for await (const message of readMessages(ctx, exported)) {
    yield separator + JSON.stringify(message);
    separator = ",\n";
  }
  yield "\n]}\n";
}
