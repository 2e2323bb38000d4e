import type { FileSettings } from "#platform/server/config/config.ts";

const megabyte = 1_000_000;

/** The defaults of the settings. */
export const defaultFileSettings: FileSettings = { fileBytes: 50 * megabyte, personBytes: 2_000 * megabyte };
