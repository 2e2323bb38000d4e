import { AppError } from "#platform/server/errors.ts";
import { redirectWithError } from "../../flow/redirect-with-error.ts";
import { requestedTarget } from "../../flow/requested-target.ts";
import { beginOAuth } from "../../oauth/begin-oauth.ts";
import type { Endpoint } from "../endpoint.ts";
import { authorizeLimit } from "../limits.ts";

/** Redirects the browser to a provider. */
export const authorizeEndpoint: Endpoint = {
  method: "GET",
  path: "/authorize",
  isChange: true,
  isOpen: true,
  limit: authorizeLimit,
  async answer(ctx, call) {
    try {
      const { url, headers } = await beginOAuth(ctx, call);
      if (call.query.skip_http_redirect === "true") return { json: { url }, headers };
      return { redirect: { status: 302, url }, headers };
    } catch (error) {
      // A mistake of the page is answered as JSON. An outage of the provider redirects the person's browser
      // with the error.
      if (!(error instanceof AppError) || error.status < 500) throw error;
      const url = redirectWithError(requestedTarget(call), error, { inQuery: true });
      return { redirect: { status: 302, url } };
    }
  },
};
