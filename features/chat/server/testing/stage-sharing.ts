import type { ShareRelation, ShareSubject } from "#features/sharing/contract/index.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { ChatClient } from "./chat-client.ts";
import type { ChatServer } from "./create-chat-server.ts";

interface Refusal {
  error?: { code: string };
}

/** One person's browser on the API of sharing. */
export class SharingClient extends ChatClient {
  /** Somebody of a workspace, stored, with a proved address. */
  static async of(server: ChatServer, facts: Partial<UserActor>): Promise<SharingClient> {
    const client = new SharingClient(server, createUserActor({ role: "member", ...facts }));
    await client.proveAddress();
    return client;
  }

  get subject(): ShareSubject {
    return { type: "user", userId: this.person.userId };
  }

  /** Status and code of a call; the code is empty when it is done. */
  async end(method: string, path: string, body?: object): Promise<[number, string]> {
    const reply = await this.call<Refusal>(method, `/api/v1${path}`, body);
    return [reply.status, reply.body?.error?.code ?? ""];
  }

  read<Body>(path: string): Promise<Body> {
    return this.get<Body>(`/api/v1${path}`);
  }

  /** Shares a conversation by the route. */
  give(
    id: string,
    subject: ShareSubject,
    relation: ShareRelation = "viewer",
    expiresAt: string | null = null,
  ): Promise<[number, string]> {
    return this.end("PUT", `/shares/conversation/${id}/grants`, { subject, relation, expiresAt });
  }

  /** Whether this person may open the conversation now: the status of reading it. */
  async opens(id: string): Promise<number> {
    return (await this.call("GET", `/api/v1/conversations/${id}`)).status;
  }
}

/** An owner with a conversation, and colleagues who do not see it yet: a member, a guest and an auditor. */
export async function stageSharing(server: ChatServer) {
  const workspaceId = newId();
  const person = (facts: Partial<UserActor> = {}) => SharingClient.of(server, { workspaceId, ...facts });
  const [ann, bob] = [await person({ role: "owner" }), await person()];
  const { conversationId: id } = await ann.ask("What is 12 * 12?");
  const team = async (...people: SharingClient[]): Promise<ShareSubject & { type: "team" }> => {
    const teamId = newId();
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, $3)", [
      ...[workspaceId, teamId, `Team ${teamId.slice(-6)}`],
    ]);
    for (const member of people)
      await server.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
        ...[workspaceId, teamId, member.person.userId],
      ]);
    return { type: "team", teamId };
  };
  return { workspaceId, person, ann, bob, id, team, path: `/shares/conversation/${id}` };
}
