import type { AuthSettings } from "../settings/auth-settings.ts";
import { readAuthSettings } from "../settings/read-auth-settings.ts";
import { defaultService } from "./default-service.ts";
import type { AuthServiceOptions } from "./endpoint.ts";

export interface AuthModuleOptions extends Partial<Omit<AuthServiceOptions, "settings">> {
  settings?: Partial<AuthSettings>;
  /** Settings under GoTrue's names. They take precedence. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** Builds the service to mount. `issuer` should be the auth service's public address. */
export function serviceOf({ environment = {}, ...options }: AuthModuleOptions = {}): AuthServiceOptions {
  const settings = readAuthSettings(environment, { ...defaultService.settings, ...options.settings });
  return { ...defaultService, ...options, settings };
}
