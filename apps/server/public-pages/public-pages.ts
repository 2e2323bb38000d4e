import type { Config } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";
export interface PublicPages {
  /** Renders the pages ahead of the first request. A failure shows again at that request. */
  prepare(): Promise<void>;
}

export interface PublicPagesParts {
  config: Pick<Config, "billing" | "demo" | "publicUrl" | "isShownToSearchEngines">;
  services: Services;
  /** The build folder. */
  folder: string;
}
