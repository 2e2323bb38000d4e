import type { CatalogueTool, Tool } from "./tool.ts";

const catalogue = new Map<string, { feature: string; tool: CatalogueTool }>();

/**
 * Adds a tool of `feature` to the catalogue. A feature that starts again puts its newer tool in the place of the
 * older one; a tool that has the name of another feature's is refused.
 */
export function registerTool<Input>(feature: string, declared: Tool<Input>): void {
  const known = catalogue.get(declared.name);
  if (known && known.feature !== feature) {
    throw new Error(`Two tools are named ${declared.name}: of ${known.feature} and of ${feature}.`);
  }
  catalogue.set(declared.name, { feature, tool: forCatalogue(declared) });
}

/** All tools, by name. */
export function listTools(): CatalogueTool[] {
  return [...catalogue.values()].map(({ tool }) => tool).sort((a, b) => a.name.localeCompare(b.name));
}

export function findTool(name: string): CatalogueTool | undefined {
  return catalogue.get(name)?.tool;
}

function forCatalogue<Input>(declared: Tool<Input>): CatalogueTool {
  return {
    ...declared,
    describe: (input) => declared.describe(declared.input.parse(input)),
    run: async (context, input) => declared.run(context, declared.input.parse(input)),
  };
}
