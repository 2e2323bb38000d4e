import type { FileSettings } from "#platform/server/config/config.ts";
import type { Services } from "#platform/server/services.ts";

const megabyte = 1_000_000;

/** The defaults of the settings. */
export const defaultFileSettings: FileSettings = {
  fileBytes: 50 * megabyte,
  personBytes: 2_000 * megabyte,
  perMessage: 10,
};

const settings = new WeakMap<Services, FileSettings>();

/** Makes the limits known to commands of other features. */
export function setFileSettings(services: Services, chosen: FileSettings): void {
  settings.set(services, chosen);
}

export function fileSettingsOf(services: Services): FileSettings {
  return settings.get(services) ?? defaultFileSettings;
}
