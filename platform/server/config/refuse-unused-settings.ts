import type { Read } from "./read.ts";
import type { SettingName } from "./settings.ts";
import { StartError } from "./start-error.ts";

interface Unused {
  /** Which names the provider. */
  setting: SettingName;
  value: string;
  /** What it could be instead. */
  providers: string;
  names: readonly SettingName[];
}

/** Settings of providers that nothing would use say that the provider was forgotten. */
export function refuseUnusedSettings(read: Read, { setting, value, providers, names }: Unused): void {
  const given = names.find((name) => read(name) !== undefined);
  if (!given) return;
  throw new StartError(
    `${given} is set, but ${setting} is "${value}".`,
    `Set ${setting} to ${providers}, or leave ${given} out.`,
  );
}
