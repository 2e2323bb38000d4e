import { defaultFileSettings } from "#features/files/server/index.ts";
import type { GuardedFetchOptions } from "#platform/server/guarded-fetch/guarded-fetch.ts";
import type { Services } from "#platform/server/services.ts";

export interface KnowledgeSettings {
  /** The largest document, in bytes. */
  fileBytes: number;
  /** Private servers, as `host:port`, whose pages may be read. */
  allowedOrigins?: readonly string[];
  /** For tests: how hosts are looked up. */
  resolve?: GuardedFetchOptions["resolve"];
}

export const defaultKnowledgeSettings: KnowledgeSettings = { fileBytes: defaultFileSettings.fileBytes };

const settings = new WeakMap<Services, KnowledgeSettings>();

/** Makes the settings known to jobs. */
export function setKnowledgeSettings(services: Services, chosen: KnowledgeSettings): void {
  settings.set(services, chosen);
}

export function knowledgeSettingsOf(services: Services): KnowledgeSettings {
  return settings.get(services) ?? defaultKnowledgeSettings;
}
