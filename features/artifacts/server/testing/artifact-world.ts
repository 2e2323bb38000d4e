import { chartsModule } from "#features/charts/server/module.ts";
import { ChatClient, type ChatServer, personOf } from "#features/chat/server/testing.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import type { ToolCall } from "#features/tools/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type {
  Artifact,
  ArtifactAnywhere,
  ArtifactList,
  ArtifactVersion,
  ArtifactVersionContent,
  CreateArtifact,
} from "../../contract/index.ts";
import { createArtifactsModule } from "../module.ts";

export const modules = [
  createNotificationsModule({ publicUrl: "https://work.test" }),
  chartsModule,
  createArtifactsModule({ publicUrl: "https://work.test" }),
];

export interface Refused {
  error?: { code: string; message: string };
}

/** One person's browser on artifacts. */
export class Writer extends ChatClient {
  write(conversationId: string, more: Partial<CreateArtifact> = {}) {
    return this.call<Artifact & Refused>("POST", `/api/v1/conversations/${conversationId}/artifacts`, {
      ...{ id: newId(), kind: "document", title: "Report", content: "# One" },
      ...more,
    });
  }
  save(id: string, version: number, content: string) {
    return this.call<Artifact & Refused>("POST", `/api/v1/artifacts/${id}/versions`, { version, content });
  }
  one(id: string) {
    return this.call<Artifact & Refused>("GET", `/api/v1/artifacts/${id}`);
  }
  list(conversationId: string) {
    return this.call<ArtifactList & Refused>("GET", `/api/v1/conversations/${conversationId}/artifacts`);
  }
  everywhere(query = "") {
    return this.call<Page<ArtifactAnywhere> & Refused>("GET", `/api/v1/artifacts${query}`);
  }
  versions(id: string, query = "") {
    return this.get<Page<ArtifactVersion>>(`/api/v1/artifacts/${id}/versions${query}`);
  }
  version(id: string, number: number) {
    return this.call<ArtifactVersionContent & Refused>("GET", `/api/v1/artifacts/${id}/versions/${number}`);
  }
  act(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) {
    return this.call<(Artifact & Refused) | undefined>(method, `/api/v1/artifacts/${path}`, body);
  }

  /** Lets the scripted model call a tool in a conversation, and returns the record of the call. */
  async use(name: string, input: object, conversationId?: string) {
    const question = `[[script:obedient]] [[call ${name} ${JSON.stringify(input)}]]`;
    const answer = await this.ask(question, conversationId ? { conversationId, parentId: undefined } : {});
    const call = answer.parts.find((part) => part.type === "tool-call");
    if (call?.type !== "tool-call") throw new Error("No tool was called.");
    const record = await this.get<ToolCall>(`/api/v1/tools/calls/${call.toolCallId}`);
    return { call: record, conversationId: answer.conversationId };
  }
}

/** Ann's conversation, with an editor, a viewer, and a colleague and a guest who do not see it. */
export async function stageArtifacts(server: ChatServer) {
  const workspaceId = newId();
  const person = async (role: UserActor["role"] = "member") => {
    const client = new Writer(server, { ...personOf(workspaceId), role });
    await storePerson(server, client.person);
    return client;
  };
  const [ann, eve, vic, nils] = [await person(), await person(), await person(), await person()];
  const { conversationId } = await ann.ask("What is 12 * 12?");
  const share = (client: Writer, relation: "viewer" | "editor", object: { noun: string; id: string }) =>
    shareObject(server.as(ann.person), { object, subject: { userId: client.person.userId }, relation });
  const conversation = { noun: "conversation", id: conversationId };
  await share(eve, "editor", conversation);
  await share(vic, "viewer", conversation);
  return { ann, eve, vic, nils, person, share, conversationId, workspaceId };
}
