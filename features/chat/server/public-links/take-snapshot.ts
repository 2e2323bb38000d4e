import {
  isDataInCopies,
  isFromCollections,
  isLeftOutOfCopies,
  leadsInside,
  listToolCallsOf,
} from "#features/tools/server/index.ts";
import type { Json } from "#platform/contract/json.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import {
  type Part,
  type PublicConversation,
  type PublicPart,
  publicLinkErrors,
} from "../../contract/index.ts";
import { listBranch } from "../branch.repository.ts";
import type { ConversationRow } from "../conversation.repository.ts";
import type { ShownMessage } from "../message.repository.ts";

const mostMessages = 1_000;
const mostBytes = 4_000_000;

/** Copies the shown branch of a conversation as strangers may read it. Throws when it is empty or too large. */
export async function takeSnapshot(
  ctx: Ctx,
  { title, leaf_message_id }: Pick<ConversationRow, "title" | "leaf_message_id">,
): Promise<PublicConversation> {
  const branch = leaf_message_id ? await listBranch(ctx.db, leaf_message_id, mostMessages + 1) : [];
  if (branch.length > mostMessages) fail(publicLinkErrors, "public_link.too_large");
  // An answer that is being written has no parts yet.
  const ended = branch.filter(({ status }) => status !== "streaming");
  const shown = await readShownData(ctx, ended);
  const messages = ended.map((message) =>
    toPublic(message, { shown, isLeftOut: (name) => isLeftOutOfCopies(ctx.services, name) }),
  );
  if (messages.length === 0) fail(publicLinkErrors, "public_link.empty");
  const snapshot = { title, takenAt: ctx.now().toISOString(), messages };
  if (Buffer.byteLength(JSON.stringify(snapshot)) > mostBytes) {
    fail(publicLinkErrors, "public_link.too_large");
  }
  return snapshot;
}

/** The data of tool calls that a conversation shows, by the id of the call. */
type ShownData = ReadonlyMap<string, Json>;

async function readShownData(ctx: Ctx, messages: readonly ShownMessage[]): Promise<ShownData> {
  const ids = messages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.type === "tool-call" && isDataInCopies(ctx.services, part.toolName) ? [part.toolCallId] : [],
    ),
  );
  const rows = ids.length === 0 ? [] : await listToolCallsOf(ctx.db, ids);
  // Strangers can read no collection.
  const open = rows.filter((row) => !isFromCollections(row));
  return new Map(open.flatMap(({ id, output }) => (output ? [[id, output.data] as const] : [])));
}

interface Copied {
  shown: ShownData;
  /** Whether what a tool wrote stays inside, as the copy then says. */
  isLeftOut: (toolName: string) => boolean;
}

function toPublic(
  { role, parts, model }: ShownMessage,
  copied: Copied,
): PublicConversation["messages"][number] {
  return {
    role,
    parts: parts.flatMap((part) => toPublicPart(part, copied)),
    model: model?.label ?? null,
  };
}

/** The line of a tool call quotes its input, so only the tool's title is kept. Files stay inside, and sources in the product. */
function toPublicPart(part: Part, { shown, isLeftOut }: Copied): PublicPart[] {
  switch (part.type) {
    case "reasoning":
    case "file":
    case "material":
      return [];
    case "text":
      return part.isInterrupted || part.text === "" ? [] : [{ type: "text", text: part.text }];
    case "tool-call": {
      const data = shown.get(part.toolCallId);
      return [
        {
          type: "tool-call",
          title: part.title,
          isDone: part.status === "succeeded",
          sources: part.sources.filter((one) => !leadsInside(one)).map(({ title, url }) => ({ title, url })),
          ...(part.status === "succeeded" && isLeftOut(part.toolName) && { isResultLeftOut: true }),
          ...(data !== undefined && { result: { toolName: part.toolName, data } }),
        },
      ];
    }
  }
}
