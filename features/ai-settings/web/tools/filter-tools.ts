import type { ListedTool } from "../../contract/index.ts";

export const toolFilterIds = ["all", "set", "asking", "connections"] as const;
export type ToolFilter = (typeof toolFilterIds)[number];

interface Filter {
  label: string;
  includes(tool: ListedTool): boolean;
}

export const toolFilters: Readonly<Record<ToolFilter, Filter>> = {
  all: { label: "All tools", includes: () => true },
  set: { label: "With a mode of their own", includes: ({ mode }) => mode !== "default" },
  asking: {
    label: "Asking by default",
    includes: ({ behaviour }) => behaviour.default.clean.outcome !== "allow",
  },
  connections: { label: "From connections", includes: ({ isBuiltIn }) => !isBuiltIn },
};

/** The tools of a filter whose title, name or description has every word, by title. */
export function filterTools(
  tools: readonly ListedTool[],
  { words, filter }: { words: string; filter: ToolFilter },
): ListedTool[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = tools.filter((tool) => {
    const text = `${tool.title} ${tool.name} ${tool.about} ${tool.description}`.toLocaleLowerCase();
    return toolFilters[filter].includes(tool) && wanted.every((word) => text.includes(word));
  });
  return found.sort((a, b) => a.title.localeCompare(b.title));
}
