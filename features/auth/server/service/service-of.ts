import type { AuthSettings } from "../settings/auth-settings.ts";
import { readAuthSettings } from "../settings/read-auth-settings.ts";
import { defaultService } from "./default-service.ts";
import type { AuthServiceOptions } from "./endpoint.ts";

export interface AuthModuleOptions extends Partial<Omit<AuthServiceOptions, "settings">> {
  settings?: Partial<AuthSettings>;
  /** Settings under the names of GoTrue; they win. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** The service that is mounted with these options; `issuer` should be the public address of the auth service. */
export function serviceOf({ environment = {}, ...options }: AuthModuleOptions = {}): AuthServiceOptions {
  const settings = readAuthSettings(environment, { ...defaultService.settings, ...options.settings });
  return { ...defaultService, ...options, settings };
}
