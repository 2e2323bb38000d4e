import type { z } from "zod";
import type { SettingName, settings } from "./settings.ts";

export type Value<Name extends SettingName> = z.output<(typeof settings)[Name]["schema"]>;

/** Reads one setting; undefined where it is not set. */
export type Read = <Name extends SettingName>(name: Name) => Value<Name> | undefined;
