import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { CatalogueTool } from "./tool.ts";

/** The JSON schema of a tool's input, as a model's provider wants it. */
export function toolInputSchema({ input }: Pick<CatalogueTool, "input">): JsonObject {
  const {
    $schema: _,
    "~standard": __,
    ...schema
  } = z.toJSONSchema(input, { target: "draft-7", io: "input" });
  return JSON.parse(JSON.stringify(schema));
}
