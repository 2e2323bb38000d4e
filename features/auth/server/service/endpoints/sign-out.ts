import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import type { SessionScope } from "../../sessions/session.repository.ts";
import type { Endpoint } from "../endpoint.ts";
import { requirePerson } from "../require-person.ts";

export const signOutEndpoint: Endpoint = {
  method: "POST",
  path: "/logout",
  async answer(ctx, { bearer, query }) {
    const { user, sessionId } = await requirePerson(ctx, bearer);
    const scope = readScope(query.scope);
    await endSessions(ctx, { userId: user.id, sessionId, scope, reason: "signed_out" });
    return {};
  },
};

function readScope(scope: string | undefined): SessionScope {
  switch (scope) {
    case undefined:
    case "":
    case "global":
      return "global";
    case "local":
    case "others":
      return scope;
    default:
      return fail(authErrors, "validation_failed", {
        message: `Unsupported logout scope "${scope.slice(0, 40)}"`,
      });
  }
}
