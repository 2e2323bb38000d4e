import type { Config } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";
export interface PublicPages {
  /** Makes the pages before somebody asks for them; a failure is met again by who does. */
  prepare(): Promise<void>;
}

export interface PublicPagesParts {
  config: Pick<Config, "billing" | "demo" | "publicUrl" | "isShownToSearchEngines">;
  services: Services;
  /** Of what was built. */
  folder: string;
}
