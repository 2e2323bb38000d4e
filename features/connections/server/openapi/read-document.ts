import { z } from "zod";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors, maxDocumentCharacters } from "../../contract/index.ts";

/** What is read of an OpenAPI document. Everything else in it has no effect. */
export interface OpenApiDocument {
  version: "3.0" | "3.1";
  servers: readonly string[];
  paths: Readonly<Record<string, JsonObject>>;
  /** The document, to which references point. */
  root: JsonObject;
}

const maxDepth = 64;
const maxValues = 200_000;
const Outline = z.object({
  openapi: z.string().regex(/^3\.[01]\.\d+/),
  servers: z.array(z.object({ url: z.string().max(2_000) })).optional(),
  paths: z.record(z.string().max(500), z.record(z.string(), z.json())).default({}),
});

/** Reads a document of version 3.0 or 3.1, in JSON or YAML. Throws `connection.document_invalid`. */
export async function readDocument(text: string): Promise<OpenApiDocument> {
  if (text.length > maxDocumentCharacters) refuse("It is larger than 2 MB.");
  const root = await parse(text);
  requireBounded(root);
  const outline = Outline.safeParse(root);
  if (!outline.success || !isObject(root)) refuse();
  const { openapi, servers, paths } = outline.data;
  return {
    version: openapi.startsWith("3.0") ? "3.0" : "3.1",
    servers: (servers ?? []).map(({ url }) => url),
    paths,
    root,
  };
}

async function parse(text: string): Promise<Json> {
  try {
    if (/^\s*[{[]/.test(text)) return JSON.parse(text);
    const { parse: parseYaml } = await import("yaml");
    // Aliases are how a short text becomes a huge value.
    return parseYaml(text, { maxAliasCount: 0, schema: "core", logLevel: "error" });
  } catch {
    return refuse("It is neither JSON nor YAML that can be read.");
  }
}

function requireBounded(root: Json): void {
  let level: Json[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > maxDepth) refuse("It is nested too deeply.");
    if (count > maxValues) refuse("It has too many values.");
    level = level.flatMap((value) =>
      value !== null && typeof value === "object" ? (Object.values(value) as Json[]) : [],
    );
  }
}

function refuse(why?: string): never {
  return fail(
    connectionErrors,
    "connection.document_invalid",
    why ? { message: `This OpenAPI document cannot be used. ${why}` } : {},
  );
}

export function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
