import type { Table } from "./catalogue.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataApiVerb } from "./declaration.ts";

/** Throws PGRST117 unless the table allows the verb. `method` is the caller's HTTP method. */
export function requireVerb(table: Table, verb: DataApiVerb, method: string): void {
  if (!table.methods.includes(verb)) refuseMethod(method);
}

export function refuseMethod(method: string): never {
  throw new DataApiError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
}
