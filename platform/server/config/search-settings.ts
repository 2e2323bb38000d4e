import { z } from "zod";
import { baseAddress, providerKey } from "./provider-access.ts";
import { setting } from "./setting.ts";

/** Settings of the assistant's web search. */
export const searchSettings = {
  SEARCH: setting({
    schema: z.enum(["none", "searxng", "brave", "tavily", "exa"]),
    defaultValue: "none",
    description:
      "Who searches the web for the assistant: a SearXNG server of yours, Brave, Tavily or Exa (which receive every query), or nobody. With none, it searches what this installation knows and says so.",
    expected: "none, searxng, brave, tavily or exa",
  }),
  SEARCH_KEY: setting({
    schema: providerKey,
    description: "Key of the account at Brave, Tavily or Exa.",
    expected: "the key of your account there",
  }),
  SEARCH_URL: setting({
    schema: baseAddress,
    description:
      "Address of the SearXNG server, which may be inside your network and must offer JSON (`search.formats` in its settings.yml). For the others an address in place of the provider's own, such as a gateway of yours.",
    expected: "a full address such as http://searxng.intranet:8080, without a key in it",
  }),
};
