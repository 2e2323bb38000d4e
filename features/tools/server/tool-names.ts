import type { NamedObjects } from "#platform/server/audit/named-objects.ts";
import { builtInTool, builtInTools } from "./tool-catalogue.ts";

/** Built-in tools, which events call by name and people by title. */
export const namedTools: NamedObjects = {
  type: "tool",
  meant(services, text) {
    const wanted = text.toLowerCase();
    const isMeant = (said: string) => said.toLowerCase() === wanted;
    return builtInTools(services).flatMap(({ name, title }) =>
      isMeant(name) || isMeant(title) ? [name] : [],
    );
  },
  find: async ({ services }, ids) =>
    ids.flatMap((id) => {
      const tool = builtInTool(services, id);
      return tool ? [{ id, name: tool.title }] : [];
    }),
};
