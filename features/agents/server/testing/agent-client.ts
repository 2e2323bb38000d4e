import { ChatClient, type ChatServer } from "#features/chat/server/testing.ts";
import type { ShareSubject } from "#features/sharing/contract/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { Agent, AgentContent, AgentDraft, AgentVersion } from "../../contract/index.ts";

export interface Refusal {
  error: { code: string; message: string; details?: Record<string, unknown> };
}

/** One person's browser on the API of agents. */
export class AgentClient extends ChatClient {
  /** Somebody who has not called yet, as a member of the workspace. */
  static of(server: ChatServer, facts: Partial<UserActor> = {}): AgentClient {
    return new AgentClient(server, createUserActor({ workspaceId: newId(), role: "member", ...facts }));
  }

  async create(name = "Helper"): Promise<Agent> {
    return this.done("POST", "/api/v1/agents", { from: "nothing", name });
  }

  draft({ id }: { id: string }): Promise<AgentDraft> {
    return this.get(`/api/v1/agents/${id}/draft`);
  }

  /** Saves these fields over the present draft. */
  async save(agent: { id: string }, change: Partial<AgentContent>): Promise<AgentDraft> {
    const { revision, content } = await this.draft(agent);
    return this.done("PUT", `/api/v1/agents/${agent.id}/draft`, {
      revision,
      content: { ...content, ...change },
    });
  }

  async publish({ id }: { id: string }): Promise<AgentVersion> {
    const { revision } = await this.draft({ id });
    return this.done("POST", `/api/v1/agents/${id}/publish`, { revision });
  }

  /** A published agent of this content. */
  async published(content: Partial<AgentContent> = {}): Promise<Agent> {
    const agent = await this.create(content.name);
    await this.save(agent, content);
    await this.publish(agent);
    return this.get(`/api/v1/agents/${agent.id}`);
  }

  /** Shares it, with a proved address. */
  async grant(
    { id }: { id: string },
    subject: ShareSubject | AgentClient,
    right: "use" | "edit",
  ): Promise<void> {
    const given =
      subject instanceof AgentClient ? { type: "user" as const, userId: subject.person.userId } : subject;
    if (subject instanceof AgentClient) await subject.call("GET", "/api/v1/agents");
    await this.proveAddress();
    const relation = right === "edit" ? "editor" : "viewer";
    await this.done("PUT", `/api/v1/shares/agent/${id}/grants`, { subject: given, relation });
  }

  /** The refusal of a call, as status and code. */
  async refused(method: string, path: string, body?: object): Promise<[number, string]> {
    const reply = await this.call<Refusal>(method, path, body);
    return [reply.status, reply.body?.error?.code ?? ""];
  }

  /** Like `call`, but throws for an error reply. */
  async done<Body>(method: string, path: string, body?: object): Promise<Body> {
    const reply = await this.call<Body>(method, path, body);
    if (reply.status >= 400)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }
}
