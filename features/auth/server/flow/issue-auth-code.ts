import { randomUUID } from "node:crypto";
import { command } from "#platform/server/command.ts";
import { hashToken } from "../hash-token.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import { storeAuthCode } from "./flow-state.repository.ts";
import type { FlowSecrets, FlowState } from "./flow-state.ts";
import { sealFlowSecrets } from "./sealed-flow-secrets.ts";

export interface IssueAuthCode {
  flow: FlowState;
  userId: string;
  method: AuthMethod;
  /** Latest end of the session, as the identity provider demands it. */
  notAfter?: Date;
  secrets?: FlowSecrets;
}

/** Issues the code that only the browser of this flow can exchange for a session. */
export const issueAuthCode = command(
  "session.issue_auth_code",
  sessionAccess.issue_auth_code,
  async (ctx, { flow, userId, method, notAfter, secrets }: IssueAuthCode): Promise<string> => {
    const code = randomUUID();
    await storeAuthCode(ctx.db, flow.id, {
      userId,
      codeHash: hashToken(code),
      method,
      sealedSecrets: secrets ? sealFlowSecrets(ctx, flow.id, secrets) : null,
      notAfter,
      at: ctx.now(),
    });
    await ctx.audit({
      act: "session.auth_code_issued",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { method },
    });
    return code;
  },
);
