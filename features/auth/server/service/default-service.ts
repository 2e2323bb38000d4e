import { defaultAuthSettings } from "../settings/auth-settings.ts";
import type { AuthServiceOptions } from "./endpoint.ts";

/** The service as the product mounts it, without its public address. */
export const defaultService: AuthServiceOptions = {
  prefix: "/auth/v1",
  issuer: "adjutant",
  isApiKeyRequired: true,
  settings: defaultAuthSettings,
};
