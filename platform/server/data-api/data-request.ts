import type { FastifyRequest } from "fastify";
import { type Form, parseForm } from "./form.ts";
import { type Preferences, parsePrefer } from "./prefer.ts";

/** A request in the terms of the protocol. */
export interface DataRequest {
  method: string;
  params: URLSearchParams;
  form: Form;
  preferences: Preferences;
  /** The body as text; empty when there is none. */
  body: string;
  /** The `Range` header of a GET. */
  range: string | undefined;
}

export function readDataRequest({ method, url, headers, body }: FastifyRequest): DataRequest {
  return {
    method,
    params: new URL(url, "http://localhost").searchParams,
    form: parseForm(headers.accept),
    preferences: parsePrefer(headers.prefer),
    body: typeof body === "string" ? body : "",
    range: method === "GET" ? headers.range : undefined,
  };
}
