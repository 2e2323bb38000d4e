import type { Actor } from "#platform/server/context.ts";
import type { CatalogueTool, Tool } from "./tool.ts";

interface Entry {
  feature: string;
  /** By which the same tool is known when it comes again. */
  declared: object;
  /** The start in which it came. */
  start: number;
  tool: CatalogueTool;
}

const catalogue = new Map<string, Entry>();
let start = 0;

/** A server starts: from now on features may put newer tools in the place of their older ones, each once. */
export function beginStart(): void {
  start += 1;
}

/**
 * Adds a tool of `feature` to the catalogue. A feature that starts again puts its newer tool in the place of the
 * older one; a tool that has the name of another feature's is refused, and so is another one of the same feature in the
 * same start.
 */
export function registerTool<Input>(feature: string, declared: Tool<Input>): void {
  const known = catalogue.get(declared.name);
  if (known && known.feature !== feature) {
    throw new Error(`Two tools are named ${declared.name}: of ${known.feature} and of ${feature}.`);
  }
  if (known && known.declared !== declared && known.start === start) {
    throw new Error(`Two tools of ${feature} are named ${declared.name}.`);
  }
  catalogue.set(declared.name, { feature, declared, start, tool: forCatalogue(declared) });
}

/** All tools, by name. */
export function listTools(): CatalogueTool[] {
  return [...catalogue.values()].map(({ tool }) => tool).sort((a, b) => a.name.localeCompare(b.name));
}

/** The tools that an actor has, by name. */
export function toolsFor(actor: Actor): CatalogueTool[] {
  const isVisitor = actor.type === "user" && actor.isVisitor === true;
  return listTools().filter((tool) => !isVisitor || tool.isOpenToVisitors === true);
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
