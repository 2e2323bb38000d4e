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
   * run's first word waits for it. Inside an elevated transaction row-level security selects nothing, so it selects
   * the workspace itself.
   */
  toolsFor(ctx: Ctx): readonly CatalogueTool[] | Promise<readonly CatalogueTool[]>;
  /** The title of a tool of this name that is off until an admin has looked at what changed in it. */
  findHeld?(ctx: Ctx, name: string): Promise<string | undefined>;
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

/** Whether a copy for strangers says that what a call of a built-in tool wrote is not part of it. */
export function isLeftOutOfCopies(services: Services, name: string): boolean {
  return catalogueOf(services).builtIn.get(name)?.tool.isLeftOutOfCopies === true;
}

export function builtInTool(services: Services, name: string): CatalogueTool | undefined {
  return catalogueOf(services).builtIn.get(name)?.tool;
}

export function builtInTools(services: Services): CatalogueTool[] {
  return [...catalogueOf(services).builtIn.values()].map(({ tool }) => tool);
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
  return (await readTools(ctx)).tools;
}

/** As `toolsFor`, with the tools in mode off. */
export async function listCatalogue(ctx: Ctx): Promise<CatalogueTool[]> {
  return (await readCatalogue(ctx, sourceTimeoutMs)).tools;
}

/** As `listCatalogue`, with the sources that gave no answer. */
export function readWholeCatalogue(ctx: Ctx): Promise<ReadTools> {
  return readCatalogue(ctx, sourceTimeoutMs);
}

/** A tool as its source has it now. Reads that source alone, in the transaction of `ctx`. */
export async function rereadTool(
  ctx: Ctx,
  { source, name }: Pick<CatalogueTool, "source" | "name">,
): Promise<CatalogueTool | undefined> {
  const { builtIn, sources } = catalogueOf(ctx.services);
  if (source === "built_in") return builtIn.get(name)?.tool;
  const tools = await sources.find((one) => one.name === source)?.toolsFor(ctx);
  return tools?.find((tool) => tool.source === source && tool.name === name);
}

/** The title of a tool of this name that waits for an admin's review. Undefined when none does. */
export async function findHeldTool(ctx: Ctx, name: string): Promise<string | undefined> {
  const { sources } = catalogueOf(ctx.services);
  const titles = await Promise.all(sources.map((source) => source.findHeld?.(ctx, name)));
  return titles.find((title) => title !== undefined);
}

export interface ReadTools {
  tools: CatalogueTool[];
  /** The sources that failed or took too long. Their tools are missing and not gone. */
  silent: readonly string[];
}

/** As `toolsFor`, with the sources that gave no answer. */
export async function readTools(ctx: Ctx, timeoutMs = sourceTimeoutMs): Promise<ReadTools> {
  const [{ tools, silent }, rules] = await Promise.all([readCatalogue(ctx, timeoutMs), toolRulesFor(ctx)]);
  return { tools: tools.filter(({ name }) => rules.get(name)?.mode !== "off"), silent };
}

async function readCatalogue(ctx: Ctx, timeoutMs: number): Promise<ReadTools> {
  const { sources } = catalogueOf(ctx.services);
  const own = builtInTools(ctx.services);
  const others = await Promise.all(sources.map((source) => listed(ctx, source, timeoutMs)));
  const byName = new Map<string, CatalogueTool>();
  for (const tool of [...own, ...others.flatMap((tools) => tools ?? [])]) {
    if (byName.size < maxTools && mayUse(ctx, tool) && !byName.has(tool.name)) byName.set(tool.name, tool);
  }
  return {
    tools: [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    silent: sources.filter((_, index) => !others[index]).map(({ name }) => name),
  };
}

/** Whether the acting person can have a tool at all. Visitors of the demo have few. */
export function mayUse({ actor }: Ctx, tool: CatalogueTool): boolean {
  const isVisitor = personOf(actor)?.isVisitor === true;
  return !isVisitor || tool.isOpenToVisitors === true;
}

/** Undefined when the source gave no answer. */
async function listed(
  ctx: Ctx,
  source: CatalogueSource,
  timeoutMs: number,
): Promise<readonly CatalogueTool[] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The source took too long.")), timeoutMs);
  });
  try {
    const tools = await Promise.race([source.toolsFor(ctx), late]);
    return tools.filter((tool) => tool.source === source.name);
  } catch (error) {
    // Its tools would seem to be gone, and their calls would be denied for good.
    if (isUnavailable(error)) throw error;
    ctx.log.warn({ err: error, source: source.name }, "a source of tools has none for now");
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function catalogueOf(services: Services): Catalogue {
  const known = catalogues.get(services) ?? { builtIn: new Map(), sources: [] };
  catalogues.set(services, known);
  return known;
}
