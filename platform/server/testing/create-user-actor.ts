import type { Actor, UserActor } from "../context.ts";
import { newId } from "../ids.ts";

/** A person who calls, known to nobody yet: a member of a workspace of their own unless told otherwise. */
export function createUserActor(facts: Partial<UserActor> = {}): UserActor {
  return {
    type: "user",
    userId: newId(),
    workspaceId: newId(),
    role: "member",
    sessionId: newId(),
    email: "person@example.com",
    isAdmin: false,
    ...facts,
  };
}

/** An agent at work for `person`. */
export function createAgentActor(person: UserActor = createUserActor()): Actor {
  return { type: "agent", runId: newId(), person };
}
