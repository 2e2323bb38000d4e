import type { z } from "zod";
import type { World } from "../engine/world.ts";

export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  /** With `:name` for variable parts, e.g. `/v1/customers/:id`. */
  path: string;
  params: z.ZodType;
  perform(world: World, params: unknown, path: Record<string, string>): Promise<object>;
}

/** One endpoint of the API. `perform` gets validated parameters and returns the object. */
export function endpoint<Params extends z.ZodType>(
  method: Endpoint["method"],
  path: string,
  params: Params,
  perform: (world: World, params: z.infer<Params>, id: string) => Promise<object>,
): Endpoint {
  return {
    method,
    path,
    params,
    perform: (world, values, found) => perform(world, params.parse(values), found.id ?? ""),
  };
}
