import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import {
  type FunctionShape,
  listFunctionShapes,
  listTableShapes,
  type TableShape,
} from "./catalogue.repository.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataApiDeclaration, DataApiTable } from "./declaration.ts";

export type Table = DataApiTable & TableShape;

export interface Catalogue {
  /** Throws PGRST205 for what is not declared. */
  table(name: string): Promise<Table>;
  /** Throws PGRST202 when no declared function takes arguments of these names. */
  function(name: string, args: string[]): Promise<FunctionShape>;
}

interface Shapes {
  tables: Map<string, Table>;
  functions: FunctionShape[];
}

/** The declared tables and functions with their shape in the database, read once. */
export function createCatalogue(services: Services, declarations: DataApiDeclaration[]): Catalogue {
  const tables = declarations.flatMap((declaration) => declaration.tables ?? []);
  const functions = declarations.flatMap((declaration) => declaration.functions ?? []);
  let reading: Promise<Shapes> | undefined;

  function shapes(): Promise<Shapes> {
    reading ??= readShapes(
      services,
      tables,
      functions.map(({ name }) => name),
    );
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async table(name) {
      const known = (await shapes()).tables;
      return known.get(name) ?? refuseTable(name, [...known.keys()]);
    },
    async function(name, args) {
      const candidates = (await shapes()).functions.filter((shape) => shape.name === name);
      return candidates.find((shape) => takes(shape, args)) ?? refuseFunction(name, args);
    },
  };
}

async function readShapes(services: Services, tables: DataApiTable[], functions: string[]): Promise<Shapes> {
  return inTransaction(services.pool, { role: "service_role" }, "read", async (db) => {
    const shapes = await listTableShapes(
      db,
      tables.map(({ name }) => name),
    );
    const pairs = tables.map((declared): [string, Table] => {
      const shape = shapes.find(({ name }) => name === declared.name);
      if (!shape) throw new Error(`The data API declares table ${declared.name}, which does not exist.`);
      return [declared.name, { ...declared, ...shape }];
    });
    return { tables: new Map(pairs), functions: await listFunctionShapes(db, functions) };
  });
}

function takes(shape: FunctionShape, args: string[]): boolean {
  const names = new Set(shape.args.map(({ name }) => name));
  const hasAll = shape.args.every(({ name, isOptional }) => isOptional || args.includes(name));
  return hasAll && args.every((name) => names.has(name));
}

function refuseTable(name: string, known: string[]): never {
  const near = known.find((candidate) => distance(candidate, name) <= 3);
  throw new DataApiError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table 'public.${near}'` : null,
  });
}

function refuseFunction(name: string, args: string[]): never {
  const call = args.length > 0 ? `(${args.join(", ")})` : " without parameters";
  const given = args.length > 0 ? `with parameters ${args.join(", ")}` : "without parameters";
  throw new DataApiError(
    404,
    "PGRST202",
    `Could not find the function public.${name}${call} in the schema cache`,
    {
      details: `Searched for the function public.${name} ${given} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    },
  );
}

/** Number of letters to change, add or drop to make one name of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
