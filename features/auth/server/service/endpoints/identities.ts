import { AppError, fail } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { authErrors } from "../../errors.ts";
import { requireAal2ForIdentities } from "../../factors/require-aal2.ts";
import { unlinkIdentity } from "../../identities/unlink-identity.ts";
import { beginOAuth } from "../../oauth/begin-oauth.ts";
import { requireFreshProof } from "../../sessions/require-fresh-proof.ts";
import { requireOpenDomain } from "../../sso/company/require-open-domain.ts";
import type { Endpoint } from "../endpoint.ts";
import { authorizeLimit } from "../limits.ts";
import { requirePerson } from "../require-person.ts";

/** Links and unlinks identities of a signed-in person. */
export const identitiesEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/user/identities/authorize",
    isChange: true,
    limit: authorizeLimit,
    async answer(ctx, call) {
      const person = await requirePerson(ctx, call.bearer);
      const { user } = person;
      if (!call.service.settings.isManualLinkingEnabled) fail(authErrors, "manual_linking_disabled");
      if (user.is_sso_user) fail(authErrors, "user_sso_managed");
      await requireAal2ForIdentities(ctx, person);
      await requireFreshProof(ctx, person, call.service);
      if (user.email) await requireOpenDomain(ctx, call.service.settings, user.email);
      const { url, headers } = await beginOAuth(ctx, call, person);
      if (call.query.skip_http_redirect === "true") return { json: { url }, headers };
      return { redirect: { status: 302, url }, headers };
    },
  },
  {
    method: "DELETE",
    path: "/user/identities/:id",
    async answer(ctx, { params: { id = "" }, bearer, service }) {
      const person = await requirePerson(ctx, bearer);
      if (!service.settings.isManualLinkingEnabled) fail(authErrors, "manual_linking_disabled");
      if (!isUuid(id)) {
        throw new AppError("validation_failed", 404, "identity_id must be an UUID");
      }
      await requireAal2ForIdentities(ctx, person);
      await requireFreshProof(ctx, person, service);
      await unlinkIdentity(person.ctx, { service, identityId: id });
      return { json: {} };
    },
  },
];
