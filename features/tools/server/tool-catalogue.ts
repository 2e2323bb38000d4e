import { type Ctx, personOf } from "#platform/server/context.ts";
import { isUnavailable } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { catalogueTool } from "./catalogue-tool.ts";
import { toolRulesFor } from "./gate/tool-mode.ts";
import type { CatalogueTool, Tool } from "./tool.ts";

/** A source of tools: built in, later the connections, agents and workflows of a workspace. */
export interface CatalogueSource {
  name: string;
  /**
   * The tools of the acting person in their workspace, made by `catalogueTool` with the source's name. A
   * run's first word waits for it.
   */
  toolsFor(ctx: Ctx): readonly CatalogueTool[] | Promise<readonly CatalogueTool[]>;
}

interface Catalogue {
  builtIn: Map<string, { feature: string; declared: object; tool: CatalogueTool }>;
  sources: CatalogueSource[];
}

/** The providers' limit. */
const maxTools = 128;
const sourceTimeoutMs = 2_000;

const catalogues = new WeakMap<Services, Catalogue>();

/** Registers a built-in tool of `feature`. Throws when two different tools share a name. */
export function registerTool<Input>(services: Services, feature: string, declared: Tool<Input>): void {
  const { builtIn } = catalogueOf(services);
  const known = builtIn.get(declared.name);
  if (known?.declared === declared) return;
  if (known) {
    const whose = known.feature === feature ? feature : `${known.feature} and ${feature}`;
    throw new Error(`Two tools of ${whose} are named ${declared.name}.`);
  }
  builtIn.set(declared.name, { feature, declared, tool: catalogueTool("built_in", declared) });
}

/** Registers a further source of tools. Throws when two share a name. */
export function registerCatalogueSource(services: Services, source: CatalogueSource): void {
  const { sources } = catalogueOf(services);
  if (source.name === "built_in" || sources.some(({ name }) => name === source.name)) {
    throw new Error(`Two sources of tools are named ${source.name}.`);
  }
  sources.push(source);
}

/** Whether the data of a built-in tool's calls is part of what a conversation shows. */
export function isDataInCopies(services: Services, name: string): boolean {
  return catalogueOf(services).builtIn.get(name)?.tool.isDataInCopies === true;
}

export function hasBuiltInTool(services: Services, name: string): boolean {
  return catalogueOf(services).builtIn.has(name);
}

/**
 * The current tools of the acting person in their workspace, by name, at most 128. Built-in tools and earlier
 * sources take precedence on a name conflict. A source that fails or takes longer than two seconds
 * contributes none. Tools in mode off are left out. Throws when the database is unreachable.
 */
export async function toolsFor(ctx: Ctx): Promise<CatalogueTool[]> {
  const [tools, rules] = await Promise.all([listCatalogue(ctx), toolRulesFor(ctx)]);
  return tools.filter(({ name }) => rules.get(name)?.mode !== "off");
}

/** As `toolsFor`, with the tools in mode off. */
export async function listCatalogue(ctx: Ctx): Promise<CatalogueTool[]> {
  const { builtIn, sources } = catalogueOf(ctx.services);
  const own = [...builtIn.values()].map(({ tool }) => tool);
  const others = await Promise.all(sources.map((source) => listed(ctx, source)));
  const byName = new Map<string, CatalogueTool>();
  for (const tool of [...own, ...others.flat()]) {
    if (byName.size < maxTools && mayUse(ctx, tool) && !byName.has(tool.name)) byName.set(tool.name, tool);
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function mayUse({ actor }: Ctx, tool: CatalogueTool): boolean {
  const isVisitor = personOf(actor)?.isVisitor === true;
  return !isVisitor || tool.isOpenToVisitors === true;
}

async function listed(ctx: Ctx, source: CatalogueSource): Promise<readonly CatalogueTool[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The source took too long.")), sourceTimeoutMs);
  });
  try {
    const tools = await Promise.race([source.toolsFor(ctx), late]);
    return tools.filter((tool) => tool.source === source.name);
  } catch (error) {
    // Its tools would seem to be gone, and their calls would be denied for good.
    if (isUnavailable(error)) throw error;
    ctx.log.warn({ err: error, source: source.name }, "a source of tools has none for now");
    return [];
  } finally {
    clearTimeout(timer);
  }
}

function catalogueOf(services: Services): Catalogue {
  const known = catalogues.get(services) ?? { builtIn: new Map(), sources: [] };
  catalogues.set(services, known);
  return known;
}
