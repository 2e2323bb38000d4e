import type { Endpoint } from "../endpoint.ts";
import { serviceAddress } from "../service-address.ts";
import { jwksEndpoint } from "./jwks.ts";

/** For libraries that discover the keys of access tokens by issuer. We are no further OpenID provider. */
export const openidConfigurationEndpoint: Endpoint = {
  method: "GET",
  path: "/.well-known/openid-configuration",
  isOpen: true,
  answer: async (_ctx, { service }) => ({
    json: { issuer: service.issuer, jwks_uri: `${serviceAddress(service)}${jwksEndpoint.path}` },
    headers: { "cache-control": "public, max-age=600" },
  }),
};
