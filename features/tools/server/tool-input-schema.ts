import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { CatalogueTool } from "./tool.ts";

const known = new WeakMap<CatalogueTool["input"], JsonObject>();

/** The JSON schema of a tool's input, as a model's provider wants it; made once a tool. */
export function toolInputSchema({ input }: Pick<CatalogueTool, "input">): JsonObject {
  const schema = known.get(input) ?? makeSchema(input);
  known.set(input, schema);
  return schema;
}

function makeSchema(input: CatalogueTool["input"]): JsonObject {
  const {
    $schema: _,
    "~standard": __,
    ...schema
  } = z.toJSONSchema(input, { target: "draft-7", io: "input" });
  return JSON.parse(JSON.stringify(schema));
}
