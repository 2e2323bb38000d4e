import { newId } from "../../platform/server/ids.ts";
import type { PresenceInstallation } from "./open-presence-installation.ts";

export interface Member {
  userId: string;
  tabId: string;
  conversationId: string;
  headers: Record<string, string>;
  /** When they last changed what others see of them, and to what. */
  changedAtMs: number;
  isWriting: boolean;
}

/** People in conversations of one workspace: the first of each owns it, the others are shared in. */
export async function makeCrowd({ looking }: PresenceInstallation, people: number, conversations: number) {
  const workspaceId = newId();
  await looking.query("insert into workspaces (id, name) values ($1, 'Bench')", [workspaceId]);
  const members: Member[] = [];
  for (let number = 0; number < people; number += 1) {
    const [userId, place] = [newId(), number % conversations];
    const conversationId = members[place]?.conversationId ?? newId();
    await looking.query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      ...[userId, `${userId}@bench.test`, JSON.stringify({ name: `Person ${number}` })],
    ]);
    await looking.query("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
      ...[workspaceId, userId],
    ]);
    if (members[place]) {
      await looking.query(
        `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
         values ($1, $2, 'conversation', $3, $4, 'editor')`,
        [workspaceId, newId(), conversationId, userId],
      );
    } else {
      await looking.query(
        "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Bench')",
        [...[workspaceId, conversationId, userId]],
      );
    }
    const actor = {
      type: "user",
      userId,
      workspaceId,
      role: "member",
      sessionId: newId(),
      email: "",
      isAdmin: false,
    };
    const headers = { "content-type": "application/json", "x-bench-actor": JSON.stringify(actor) };
    members.push({ userId, tabId: newId(), conversationId, headers, changedAtMs: 0, isWriting: false });
  }
  return members;
}
