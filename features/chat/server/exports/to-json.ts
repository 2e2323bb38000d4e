import type { Ctx } from "#platform/server/context.ts";
import { exportFormat, exportVersion } from "../../contract/index.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import type { Place } from "./export.repository.ts";
import { readMessages } from "./read-messages.ts";

/** What a file will hold. */
export interface Exported {
  conversation: ConversationRow;
  /** Parents before their children. */
  places: Place[];
  /** How many messages are beyond the limit of a file. */
  leftOut: number;
  /** Whether the file says who wrote what. */
  isOfSeveral: boolean;
  /** Whether people commented. The file has no comments, and says so. */
  hasComments: boolean;
  at: Date;
  /** Also when the conversation was deleted: a legal hold keeps it. */
  withDeleted?: boolean;
}

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
