import { ChatClient, type ChatServer, personOf } from "#features/chat/server/testing.ts";
import { mentionsModule } from "#features/mentions/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import type { Page } from "#platform/contract/page.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { CommentCounts, CommentThread, WriteComment } from "../../contract/index.ts";
import { commentsModule } from "../module.ts";

export const modules = [
  createNotificationsModule({ publicUrl: "https://work.test" }),
  mentionsModule,
  commentsModule,
];

export interface Refused {
  error?: { code: string };
}

/** One person's browser on comments. */
export class Commenter extends ChatClient {
  comment(conversationId: string, messageId: string, more: Partial<WriteComment> = {}) {
    return this.call<CommentThread & Refused>("POST", `/api/v1/conversations/${conversationId}/comments`, {
      ...{ id: newId(), messageId, text: "Is that right?" },
      ...more,
    });
  }
  reply(commentId: string, more: Partial<WriteComment> = {}) {
    return this.call<CommentThread & Refused>("POST", `/api/v1/comments/${commentId}/replies`, {
      ...{ id: newId(), text: "Yes." },
      ...more,
    });
  }
  act(commentId: string, act: "resolve" | "reopen") {
    return this.call<CommentThread & Refused>("POST", `/api/v1/comments/${commentId}/${act}`);
  }
  edit(commentId: string, text: string, mentions?: WriteComment["mentions"]) {
    return this.call<CommentThread & Refused>("PATCH", `/api/v1/comments/${commentId}`, {
      text,
      ...(mentions && { mentions }),
    });
  }
  remove(commentId: string) {
    return this.call<Refused | undefined>("DELETE", `/api/v1/comments/${commentId}`);
  }
  counts(conversationId: string) {
    return this.get<CommentCounts>(`/api/v1/conversations/${conversationId}/comment-counts`);
  }
  threads(conversationId: string, query = "") {
    return this.get<Page<CommentThread>>(`/api/v1/conversations/${conversationId}/comments${query}`);
  }
}

/** Ann's conversation, with an editor, a commenter, a viewer and a colleague who does not see it. */
export async function stageComments(server: ChatServer) {
  const workspaceId = newId();
  const person = async (name: string) => {
    const client = new Commenter(server, { ...personOf(workspaceId), role: "member" });
    await storePerson(server, client.person);
    const meta = JSON.stringify({ name });
    await server.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
      client.person.userId,
      meta,
    ]);
    return client;
  };
  const [ann, eve, cem, vic, nils] = [
    await person("Ann"),
    await person("Eve"),
    await person("Cem"),
    await person("Vic"),
    await person("Nils"),
  ];
  const answer = await ann.ask("What is 12 * 12?");
  const { conversationId } = answer;
  const share = (client: Commenter, relation: "viewer" | "commenter" | "editor") =>
    shareObject(server.as(ann.person), {
      object: { noun: "conversation", id: conversationId },
      ...{ subject: { userId: client.person.userId }, relation },
    });
  await share(eve, "editor");
  await share(cem, "commenter");
  await share(vic, "viewer");
  const told = (client: Commenter) =>
    server.look<{ kind: string; path: string; facts: { excerpt?: string }; count: number }>(
      "select kind, path, facts, count from notifications where user_id = $1 order by created_at, id",
      [client.person.userId],
    );
  const mention = ({ person: { userId } }: Commenter, name: string) => ({
    type: "person" as const,
    id: userId,
    name,
  });
  return { ann, eve, cem, vic, nils, answer, conversationId, share, told, mention, workspaceId };
}
