import type { CatalogueTool, Tool } from "./tool.ts";

const catalogue = new Map<string, { declared: object; tool: CatalogueTool }>();

/** Adds a tool to the catalogue; the same tool twice is fine, another of the same name is not. */
export function registerTool<Input>(declared: Tool<Input>): void {
  const known = catalogue.get(declared.name);
  if (known && known.declared !== declared) throw new Error(`Two tools are named ${declared.name}.`);
  catalogue.set(declared.name, { declared, tool: forCatalogue(declared) });
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
