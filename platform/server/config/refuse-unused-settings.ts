import type { Read } from "./read.ts";
import type { SettingName } from "./settings.ts";
import { StartError } from "./start-error.ts";

interface Unused {
  /** The setting that names the provider. */
  setting: SettingName;
  value: string;
  /** The other possible values, in words. */
  providers: string;
  names: readonly SettingName[];
}

/**
 * Throws a StartError when settings of an unselected provider are present: the selection was probably
 * forgotten.
 */
export function refuseUnusedSettings(read: Read, { setting, value, providers, names }: Unused): void {
  const given = names.find((name) => read(name) !== undefined);
  if (!given) return;
  throw new StartError(
    `${given} is set, but ${setting} is "${value}".`,
    `Set ${setting} to ${providers}, or leave ${given} out.`,
  );
}
