import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { unlinkIdentity } from "../../identities/unlink-identity.ts";
import { beginOAuth } from "../../oauth/begin-oauth.ts";
import type { Endpoint } from "../endpoint.ts";
import { authorizeLimit } from "../limits.ts";
import { requirePerson } from "../require-person.ts";

/** Ways to sign in that a signed-in person adds and takes away. */
export const identitiesEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/user/identities/authorize",
    limit: authorizeLimit,
    async answer(ctx, call) {
      const { user } = await requirePerson(ctx, call.bearer);
      if (!call.service.settings.isManualLinkingEnabled) fail(authErrors, "manual_linking_disabled");
      if (user.is_sso_user) fail(authErrors, "user_sso_managed");
      const { url, headers } = await beginOAuth(ctx, call, user.id);
      if (call.query.skip_http_redirect === "true") return { json: { url }, headers };
      return { redirect: { status: 302, url }, headers };
    },
  },
  {
    method: "DELETE",
    path: "/user/identities/:id",
    async answer(ctx, { params: { id = "" }, bearer, service }) {
      const { user } = await requirePerson(ctx, bearer);
      if (!service.settings.isManualLinkingEnabled) fail(authErrors, "manual_linking_disabled");
      if (!isUuid(id)) {
        throw new AppError("validation_failed", 404, "identity_id must be an UUID");
      }
      await unlinkIdentity(ctx, { service, userId: user.id, identityId: id });
      return { json: {} };
    },
  },
];
