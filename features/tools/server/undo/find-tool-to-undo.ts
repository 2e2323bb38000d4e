import type { Ctx } from "#platform/server/context.ts";
import type { CatalogueTool } from "../tool.ts";
import type { ToolCallRow } from "../tool-call.repository.ts";
import { listCatalogue } from "../tool-catalogue.ts";

/** The tool of a call, if it can take calls back. Also one that was switched off since. */
export async function findToolToUndo(
  ctx: Ctx,
  { tool_name, tool_source }: ToolCallRow,
): Promise<(CatalogueTool & Required<Pick<CatalogueTool, "undo">>) | undefined> {
  const tool = (await listCatalogue(ctx)).find(
    ({ name, source }) => name === tool_name && source === tool_source,
  );
  const undo = tool?.undo;
  return tool && undo ? { ...tool, undo } : undefined;
}
