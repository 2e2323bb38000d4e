import type { Endpoint } from "../../service/endpoint.ts";
import { getSamlKeys } from "../keys/saml-key.ts";
import { requireSsoType } from "../require-sso-type.ts";
import { presentSpMetadata } from "../saml/present-sp-metadata.ts";
import { serviceProviderOf } from "../saml/service-provider.ts";

/** SAML metadata of this installation, for identity providers. */
export const samlMetadataEndpoint: Endpoint = {
  method: "GET",
  path: "/sso/saml/metadata",
  isOpen: true,
  async answer(ctx, { service, query }) {
    requireSsoType(service.settings, "saml");
    const body = presentSpMetadata(serviceProviderOf(service), await getSamlKeys(ctx));
    const isDownload = query.download === "true";
    return {
      text: { type: "application/xml", body },
      headers: {
        "cache-control": "public, max-age=600",
        ...(isDownload ? { "content-disposition": 'attachment; filename="metadata.xml"' } : {}),
      },
    };
  },
};
