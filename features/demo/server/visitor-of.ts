import type { UserActor } from "#platform/server/context.ts";
import type { DemoRow } from "./demo.repository.ts";

/** The actor of a demo: the owner of its workspace, limited to what is open to visitors. */
export function visitorOf({ userId, endsAt }: Pick<DemoRow, "userId" | "endsAt">): UserActor {
  return {
    type: "user",
    userId,
    workspaceId: userId,
    role: "owner",
    sessionId: userId,
    email: "",
    isAdmin: false,
    isVisitor: true,
    tokenEndsAtMs: endsAt.getTime(),
  };
}
