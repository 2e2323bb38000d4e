import type { SearchSettings } from "#platform/server/config/config.ts";
import { brave } from "./brave.ts";
import { exa } from "./exa.ts";
import type { SearchProtocol } from "./search-protocol.ts";
import { searxng } from "./searxng.ts";
import { tavily } from "./tavily.ts";

/** The providers of web search. A new one is a line here and a setting. */
export const searchProtocols: Readonly<Record<Exclude<SearchSettings["provider"], "none">, SearchProtocol>> =
  { searxng, brave, tavily, exa };
