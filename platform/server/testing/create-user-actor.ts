import type { Actor, UserActor } from "../context.ts";
import { newId } from "../ids.ts";

/** A new person as the caller. By default a member of a workspace of their own. */
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

/** An agent in a run for `person`. */
export function createAgentActor(person: UserActor = createUserActor()): Actor {
  return { type: "agent", runId: newId(), person };
}
