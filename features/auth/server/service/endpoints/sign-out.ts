import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { type EndOwnSessions, endOwnSessions } from "../../sessions/end-own-sessions.ts";
import type { Endpoint } from "../endpoint.ts";
import { type Person, requirePerson } from "../require-person.ts";

export const signOutEndpoint: Endpoint = {
  method: "POST",
  path: "/logout",
  async answer(ctx, { bearer, query, service }) {
    const person = await requirePerson(ctx, bearer);
    const which = readScope(query.scope, person);
    await endOwnSessions(person.ctx, { service, which, reason: "signed_out" });
    return {};
  },
};

function readScope(
  scope: string | undefined,
  { sessionId }: Pick<Person, "sessionId">,
): EndOwnSessions["which"] {
  switch (scope) {
    case undefined:
    case "":
    case "global":
      return "all";
    case "local":
      return { sessionId };
    case "others":
      return scope;
    default:
      return fail(authErrors, "validation_failed", {
        message: `Unsupported logout scope "${scope.slice(0, 40)}"`,
      });
  }
}
