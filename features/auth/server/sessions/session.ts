import type { User } from "../users/user.ts";
import type { AmrEntry } from "./session.repository.ts";

/** Everything that a session's answer is made of. */
export interface SessionGrant {
  user: User;
  sessionId: string;
  aal: "aal1" | "aal2" | "aal3";
  amr: AmrEntry[];
  refreshToken: string;
}
