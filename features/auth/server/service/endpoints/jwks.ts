import type { JsonObject } from "#platform/contract/json.ts";
import { signingKeys } from "../../keys/signing-keys.ts";
import type { Endpoint } from "../endpoint.ts";

export const jwksEndpoint: Endpoint = {
  method: "GET",
  path: "/.well-known/jwks.json",
  isOpen: true,
  answer: async (ctx) => ({
    json: { keys: (await signingKeys(ctx.services).jwks()) as JsonObject[] },
    headers: { "cache-control": "public, max-age=600" },
  }),
};
