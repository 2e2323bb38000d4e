import { inServiceTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import type { Fn } from "./callable-function.ts";
import { listFunctionShapes, listTableShapes, type TableShape } from "./catalogue.repository.ts";
import { chooseFunction } from "./choose-function.ts";
import { DataApiError } from "./data-api-error.ts";
import type { DataApiDeclaration, DataApiFunction, DataApiTable } from "./declaration.ts";
import { nearestName } from "./nearest-name.ts";

export type Table = DataApiTable & TableShape;

export interface Catalogue {
  /** Throws PGRST205 when the table is not declared. */
  table(name: string): Promise<Table>;
  /** Throws PGRST202 when no declared function takes arguments with these names. */
  function(name: string, args: string[], isPost: boolean): Promise<Fn>;
}

interface Shapes {
  tables: Map<string, Table>;
  functions: Fn[];
}

/** The declared tables and functions with their shape in the database. Reads the database once. */
export function createCatalogue(services: Services, declarations: DataApiDeclaration[]): Catalogue {
  const tables = declarations.flatMap((declaration) => declaration.tables ?? []);
  const functions = declarations.flatMap((declaration) => declaration.functions ?? []);
  let reading: Promise<Shapes> | undefined;

  function shapes(): Promise<Shapes> {
    reading ??= readShapes(services, tables, functions);
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
    async function(name, args, isPost) {
      return chooseFunction((await shapes()).functions, name, args, isPost);
    },
  };
}

async function readShapes(
  services: Services,
  tables: DataApiTable[],
  functions: DataApiFunction[],
): Promise<Shapes> {
  return inServiceTransaction(services.pool, "read", async (db) => {
    const shapes = await listTableShapes(
      db,
      tables.map(({ name }) => name),
    );
    const pairs = tables.map((declared): [string, Table] => {
      const shape = shapes.find(({ name }) => name === declared.name);
      if (!shape) throw new Error(`The data API declares table ${declared.name}, which does not exist.`);
      return [declared.name, { ...declared, ...shape }];
    });
    const overloads = await listFunctionShapes(
      db,
      functions.map(({ name }) => name),
    );
    const known = overloads.map(
      (shape): Fn => ({
        ...functions.find(({ name }) => name === shape.name),
        ...shape,
      }),
    );
    return { tables: new Map(pairs), functions: known };
  });
}

function refuseTable(name: string, known: string[]): never {
  const near = nearestName(known, name);
  throw new DataApiError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`, {
    hint: near ? `Perhaps you meant the table 'public.${near}'` : null,
  });
}
