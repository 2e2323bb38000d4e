import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { endOtherSessions } from "../../sessions/end-other-sessions.ts";
import { endSessions } from "../../sessions/end-sessions.ts";
import type { SessionScope } from "../../sessions/session.repository.ts";
import type { Endpoint } from "../endpoint.ts";
import { requirePerson } from "../require-person.ts";

export const signOutEndpoint: Endpoint = {
  method: "POST",
  path: "/logout",
  async answer(ctx, { bearer, query, service }) {
    const { user, sessionId } = await requirePerson(ctx, bearer);
    const scope = readScope(query.scope);
    const ended = { userId: user.id, sessionId, reason: "signed_out" as const };
    if (scope === "others") await endOtherSessions(ctx, { service, ...ended });
    else await endSessions(ctx, { scope, ...ended });
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
