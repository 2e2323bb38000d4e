import { createHash } from "node:crypto";
import type { Ajv, ValidateFunction } from "ajv";
import type { JsonObject } from "#platform/contract/json.ts";
import { requireBoundedSchema, SchemaRefusedError } from "./require-bounded-schema.ts";
import { withoutPatterns } from "./without-patterns.ts";

/** Returns the violations. Empty when the input is valid. */
export type Validator = (input: unknown) => { field: string; message: string }[];

const maxCompiled = 200;
const maxInputDepth = 64;
/** By digest of the schema, least recently used first. */
const compiled = new Map<string, Promise<Validator>>();

/** Compiles a foreign schema. The last 200 are cached. Throws SchemaRefusedError. */
export function validatorOf(schema: JsonObject): Promise<Validator> {
  requireBoundedSchema(schema);
  const digest = createHash("sha256").update(JSON.stringify(schema)).digest("hex");
  const validator = compiled.get(digest) ?? compile(schema);
  compiled.delete(digest);
  compiled.set(digest, validator);
  const [oldest] = compiled.keys();
  if (compiled.size > maxCompiled && oldest) compiled.delete(oldest);
  return validator;
}

export function countCompiledSchemas(): number {
  return compiled.size;
}

async function compile(schema: JsonObject): Promise<Validator> {
  const validate = await compileWith(schema);
  return (input) => {
    // Deeper input could exhaust the stack in a recursive schema.
    if (depthOf(input) > maxInputDepth) return [{ field: "", message: "is nested too deeply" }];
    if (validate(input)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
      field: instancePath.slice(1).replaceAll("/", "."),
      message: [message ?? "does not fit", ...extraOf(params)].join(" "),
    }));
  };
}

async function compileWith(schema: JsonObject): Promise<ValidateFunction> {
  const { $schema, ...rest } = schema;
  const isOld = typeof $schema === "string" && /draft-0[4-7]/.test($schema);
  const ajv = await (isOld ? draft7() : draft2020());
  const plain = withoutPatterns(rest);
  try {
    return ajv.compile(plain);
  } catch (error) {
    throw new SchemaRefusedError("The schema is not a valid JSON Schema.", { cause: error });
  } finally {
    // Ajv would otherwise keep every schema.
    ajv.removeSchema(plain);
  }
}

// Only the first violation: collecting all of them can take very long with a foreign schema.
const options = { strict: false, allErrors: false, validateFormats: false, logger: false } as const;
const draft7 = once(async (): Promise<Ajv> => new (await import("ajv")).Ajv(options));
const draft2020 = once(async (): Promise<Ajv> => new (await import("ajv/dist/2020.js")).Ajv2020(options));

/** Ajv is loaded by the first tool that needs it, because of its memory. Most servers have no such tool. */
function once(load: () => Promise<Ajv>): () => Promise<Ajv> {
  let loaded: Promise<Ajv> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

function extraOf(params: Record<string, unknown>): string[] {
  const { additionalProperty, allowedValues } = params;
  if (typeof additionalProperty === "string") return [`(${JSON.stringify(additionalProperty.slice(0, 64))})`];
  if (Array.isArray(allowedValues)) return [`(${JSON.stringify(allowedValues).slice(0, 200)})`];
  return [];
}

function depthOf(input: unknown): number {
  let level = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxInputDepth) return depth;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return 0;
}
