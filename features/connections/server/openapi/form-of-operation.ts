import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { HttpMethodName, ToolForm } from "../../contract/index.ts";
import { type OfferedForm, offeredForm } from "../tools/offered-form.ts";
import { resolved, schemaCollector } from "./local-schema.ts";
import { isObject, type OpenApiDocument } from "./read-document.ts";

export interface Operation {
  method: HttpMethodName;
  path: string;
  /** Of the whole path. */
  shared: JsonObject;
  declared: JsonObject;
}

type Parameter = NonNullable<ToolForm["operation"]>["parameters"][number];

/** Headers that the product sets itself, or that would lead a request elsewhere. */
const ownHeaders =
  /^(accept|accept-encoding|authorization|connection|content-.*|cookie|expect|forwarded|host|idempotency-key|keep-alive|origin|proxy-.*|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*)$/i;

/** An operation as a tool. What cannot be sent is not offered: cookies, and bodies that are not JSON. */
export function formOfOperation(document: OpenApiDocument, operation: Operation): OfferedForm {
  const { method, path, declared } = operation;
  const { convert, definitions } = schemaCollector(document);
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  const parameters: Parameter[] = [];
  for (const found of parametersOf(document, operation)) {
    const argument = argumentFor(found, properties);
    const schema = convert(resolved(document, found.schema) ? (found.schema as JsonObject) : {});
    properties[argument] = described(schema, found.description);
    parameters.push({ argument, name: found.name, place: found.place });
    if (found.isRequired) required.push(argument);
  }
  const body = bodyOf(document, declared);
  const bodyName = body ? argumentFor({ name: "body", place: "body" }, properties) : "body";
  if (body) properties[bodyName] = described(convert(body.schema), body.description);
  if (body?.isRequired) required.push(bodyName);
  const name = text(declared.operationId) || `${method.toLowerCase()} ${path}`;
  const offered = offeredForm({
    name,
    title: text(declared.summary) || name,
    description: text(declared.description) || text(declared.summary) || `${method} ${path}`,
    inputSchema: {
      ...{ type: "object", properties, required, additionalProperties: false },
      ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
    },
    claims: claimsOf(method),
    operation: { method, path, parameters, hasBody: body !== undefined },
  });
  return { ...offered, problem: offered.problem ?? problemOf(document, operation, parameters, bodyName) };
}

function problemOf(
  document: OpenApiDocument,
  { path, declared }: Operation,
  parameters: Parameter[],
  bodyName: string,
): string | null {
  const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const known = parameters.filter(({ place }) => place === "path").map(({ name }) => name);
  if (inPath.some((name) => !known.includes(name ?? "")))
    return "Its path has parts that it does not declare.";
  if (bodyName !== "body") return "A parameter of it is named like its body.";
  const needed = resolved(document, declared.requestBody);
  const isOther = needed?.required === true && !bodyOf(document, declared);
  return isOther ? "Its body is not JSON." : null;
}

/** What the method promises. The document says nothing about effects. */
function claimsOf(method: HttpMethodName): ToolForm["claims"] {
  const isReadOnly = method === "GET";
  return { isReadOnly, isDestructive: null, isIdempotent: isReadOnly ? true : null, isOpenWorld: null };
}

interface FoundParameter extends Omit<Parameter, "argument"> {
  schema: Json | undefined;
  description: string;
  isRequired: boolean;
}

function parametersOf(document: OpenApiDocument, { shared, declared }: Operation): FoundParameter[] {
  const found = new Map<string, FoundParameter>();
  for (const raw of [...listOf(shared.parameters), ...listOf(declared.parameters)]) {
    const parameter = resolved(document, raw);
    const place = parameter?.in;
    const name = text(parameter?.name);
    if (!parameter || !name || (place !== "path" && place !== "query" && place !== "header")) continue;
    if (place === "header" && ownHeaders.test(name)) continue;
    found.set(`${place} ${name}`, {
      ...{ name, place, schema: parameter.schema },
      description: text(parameter.description),
      isRequired: place === "path" || parameter.required === true,
    });
  }
  return [...found.values()];
}

function bodyOf(document: OpenApiDocument, declared: JsonObject) {
  const body = resolved(document, declared.requestBody);
  const content = isObject(body?.content) ? body.content : {};
  const [, json] =
    Object.entries(content).find(([type]) => /^application\/([\w.+-]+\+)?json\b/i.test(type)) ?? [];
  if (!body || !isObject(json)) return undefined;
  const schema = isObject(json.schema) ? json.schema : {};
  return { schema, description: text(body.description), isRequired: body.required === true };
}

/** Parameters of different places may share a name. */
function argumentFor({ name, place }: { name: string; place: string }, taken: object): string {
  let argument = name;
  while (Object.hasOwn(taken, argument)) argument = `${argument}_${place}`;
  return argument;
}

function described(schema: JsonObject, description: string): JsonObject {
  return description && !schema.description && !schema.$ref ? { ...schema, description } : schema;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value.trim() : "";
}
