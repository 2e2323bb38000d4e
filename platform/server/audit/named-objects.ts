import type { Ctx } from "../context.ts";
import type { Services } from "../services.ts";

/** How audit events name objects of one type to a reader. */
export interface NamedObjects {
  /** The type in targets of audit events. */
  type: string;
  /** Path of the object's page, with `:id`. */
  page?: `/${string}`;
  /** Ids of those that a search means by their whole name. Events are found by `<type>:<id>` then. */
  meant?(services: Services, text: string): readonly string[];
  /** Those of the objects that exist and that the caller may see. Called in a transaction of the caller. */
  find(ctx: Ctx, ids: readonly string[]): Promise<readonly NamedObject[]>;
}

export interface NamedObject {
  id: string;
  name: string;
  /** The page, where it is not that of the type. */
  page?: string;
}
