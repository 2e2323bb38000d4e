import { assertNever } from "../assert-never.ts";
import type { SearchSettings } from "./config.ts";
import type { Read } from "./read.ts";
import { refuseUnusedSettings } from "./refuse-unused-settings.ts";
import { type SettingName, settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** The search settings. Throws a StartError for a missing value and for one that the provider does not use. */
export function readSearch(read: Read): SearchSettings {
  const provider = read("SEARCH") ?? "none";
  const url = read("SEARCH_URL");
  switch (provider) {
    case "none":
      refuseUnusedSettings(read, {
        ...{ setting: "SEARCH", value: provider, names: ["SEARCH_KEY", "SEARCH_URL"] },
        providers: "searxng, brave, tavily or exa",
      });
      return { provider };
    case "searxng":
      refuseUnusedSettings(read, {
        ...{ setting: "SEARCH", value: provider, names: ["SEARCH_KEY"] },
        providers: "brave, tavily or exa",
      });
      return { provider, url: url ?? refuseMissing("SEARCH_URL", provider) };
    case "brave":
    case "tavily":
    case "exa":
      return { provider, url, apiKey: read("SEARCH_KEY") ?? refuseMissing("SEARCH_KEY", provider) };
    default:
      return assertNever(provider);
  }
}

function refuseMissing(name: SettingName, provider: string): never {
  throw new StartError(
    `SEARCH is "${provider}", but ${name} is not set.`,
    `Set ${name} to ${settings[name].expected}, or leave SEARCH out.`,
  );
}
