import { ToolError } from "#features/tools/server/index.ts";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { ToolForm } from "../../contract/index.ts";

export interface PlannedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
}

/** The request of an operation, without a key. It never leaves the address of its connection. */
export function requestOf(base: string, form: ToolForm, input: JsonObject): PlannedRequest {
  const { operation } = form;
  if (!operation) throw new Error(`${form.name} is no operation of an HTTP API.`);
  const values = operation.parameters.map((parameter) => ({
    ...parameter,
    value: input[parameter.argument],
  }));
  const root = new URL(base);
  const folder = root.pathname.replace(/\/+$/, "");
  const path = operation.path.replace(/\{([^{}]*)\}/g, (_part, name) => {
    const found = values.find((value) => value.place === "path" && value.name === name);
    return pathPart(String(name), found?.value);
  });
  const url = new URL(root);
  url.pathname = `${folder}${path}`;
  for (const { place, name, value } of values) {
    if (place !== "query" || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, plain(item));
  }
  if (url.origin !== root.origin || !url.pathname.startsWith(`${folder}/`)) throw outOfBounds();
  const headers = values
    .filter(({ place, value }) => place === "header" && value !== undefined)
    .map(({ name, value }) => [name, headerValue(name, value)]);
  const body = operation.hasBody && input.body !== undefined ? JSON.stringify(input.body) : undefined;
  return { method: operation.method, url, headers: Object.fromEntries(headers), body };
}

/** Dots would climb out of the path, and an empty part would name another one. */
function pathPart(name: string, value: Json | undefined): string {
  const text = value === undefined ? "" : plain(value);
  if (text === "" || /^\.{1,2}$/.test(text)) {
    throw new ToolError("connection.input_refused", `${name} cannot be ${JSON.stringify(text)}.`);
  }
  return encodeURIComponent(text.toWellFormed());
}

function headerValue(name: string, value: Json | undefined): string {
  const text = plain(value ?? "");
  if (!/^[\x20-\x7e\t]*$/.test(text)) {
    throw new ToolError("connection.input_refused", `${name} has characters that no header can carry.`);
  }
  return text;
}

function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function outOfBounds(): ToolError {
  return new ToolError(
    "connection.input_refused",
    "These arguments lead away from the address of the connection.",
  );
}
