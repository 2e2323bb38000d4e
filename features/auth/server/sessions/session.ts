import type { User } from "../users/user.ts";
import type { AmrEntry } from "./session.repository.ts";

/** Data for the session response. */
export interface SessionGrant {
  user: User;
  sessionId: string;
  aal: "aal1" | "aal2" | "aal3";
  amr: AmrEntry[];
  refreshToken: string;
}
