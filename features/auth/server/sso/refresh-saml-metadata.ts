import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { AppError } from "#platform/server/errors.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { readSsoProviderBody } from "./providers/read-sso-provider-body.ts";
import { listSsoProviders } from "./providers/sso-provider.repository.ts";
import { updateSsoProvider } from "./providers/update-sso-provider.ts";

/** Refetches SAML metadata, so that new certificates are known before the old ones expire. */
export const refreshSamlMetadata = defineJob({
  name: "auth.refresh_saml_metadata",
  payload: z.object({}),
  schedule: "23 4 * * *",
  async perform(ctx) {
    const providers = await query(ctx, ({ db }) => listSsoProviders(db));
    for (const provider of providers) {
      if (provider.type !== "saml" || !provider.metadata_url) continue;
      const { id, metadata_url, metadata_xml } = provider;
      try {
        const body = await readSsoProviderBody({ metadata_url });
        if (body.metadata?.xml !== metadata_xml) await updateSsoProvider(ctx, { id, body });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        ctx.log.warn(
          { providerId: id, code: error.code },
          "metadata of an identity provider was not refreshed",
        );
      }
    }
  },
});
