import { type CatalogueTool, listCatalogue } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";

/**
 * The tools that every workspace has. Others belong to one workspace, and another one can use the same name for
 * something else, so no mode of the installation may name them.
 */
export async function toolsOfInstallation(ctx: Ctx): Promise<CatalogueTool[]> {
  return (await listCatalogue(ctx)).filter(({ source }) => source === "built_in");
}
