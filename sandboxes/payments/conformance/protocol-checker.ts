import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { ApiError } from "../api/api-error.ts";
import { parseForm } from "../api/parse-form.ts";
import type { Protocol } from "./derive-protocol.ts";
import { readProtocol } from "./read-protocol.ts";

/** Checks traffic against the protocol. Returns a sentence per violation. */
export interface ProtocolChecker {
  request(method: string, url: URL, body: string): string[];
  answer(method: string, url: URL, status: number, body: unknown): string[];
  event(event: unknown): string[];
}

const documentId = "protocol";

const refusalSchema = {
  type: "object",
  required: ["error"],
  additionalProperties: false,
  properties: {
    error: {
      type: "object",
      required: ["type", "message"],
      properties: {
        type: { enum: ["api_error", "card_error", "idempotency_error", "invalid_request_error"] },
        message: { type: "string", minLength: 1 },
        code: { type: "string", minLength: 1 },
        decline_code: { type: "string", minLength: 1 },
        param: { type: "string", minLength: 1 },
        payment_intent: { type: "object" },
      },
      additionalProperties: false,
    },
  },
};

let made: Promise<ProtocolChecker> | undefined;

/** A checker for the installed library's protocol. Shared, since it compiles schemas on demand. */
export function createProtocolChecker(): Promise<ProtocolChecker> {
  made ??= makeChecker();
  return made;
}

async function makeChecker(): Promise<ProtocolChecker> {
  const protocol = await readProtocol();
  // Each process compiles large schemas and uses them a few times: faster code costs more than it saves.
  const code = { optimize: false };
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, inlineRefs: false, code });
  ajv.addSchema({ ...protocol, $id: documentId });
  const isRefusal = ajv.compile(refusalSchema);
  const compiled = new Map<string, ValidateFunction>();

  const judge = (pointer: string, value: unknown): string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${documentId}#${pointer}` });
    compiled.set(pointer, validate);
    return validate(value) ? [] : sentencesOf(validate.errors ?? []);
  };

  return {
    request(method, url, body) {
      const index = findOperation(protocol, method, url.pathname);
      if (index < 0) return [`${method} ${url.pathname} is no call of the protocol`];
      const name = `${method} ${protocol.operations[index]?.path}`;
      try {
        const params = parseForm(method === "POST" ? body : url.search);
        return judge(`/operations/${index}/params`, params).map((problem) => `${name}: ${problem}`);
      } catch (error) {
        if (error instanceof ApiError) return [`${name}: ${error.message}`];
        throw error;
      }
    },
    answer(method, url, status, body) {
      const name = `${method} ${url.pathname} ${status}`;
      if (status >= 400)
        return isRefusal(body) ? [] : sentencesOf(isRefusal.errors ?? []).map((text) => `${name}: ${text}`);
      const index = findOperation(protocol, method, url.pathname);
      if (index < 0) return [`${name}: answers a call that the protocol does not know`];
      return judge(`/operations/${index}/answer`, body).map((problem) => `${name}: ${problem}`);
    },
    event(event) {
      const type = typeof event === "object" && event !== null ? Reflect.get(event, "type") : undefined;
      if (typeof type !== "string" || !(type in protocol.events)) return [`${type} is no event`];
      const pointer = `/events/${type}`;
      return judge(pointer, event).map((problem) => `${type}: ${problem}`);
    },
  };
}

function findOperation({ operations }: Protocol, method: string, pathname: string): number {
  const given = pathname.split("/");
  const fits = operations.map((operation, index) => ({
    ...operation,
    index,
    parts: operation.path.split("/"),
  }));
  // A fixed path takes precedence over a parametrized one.
  const found = fits
    .filter(
      ({ parts, method: wanted }) =>
        wanted === method &&
        parts.length === given.length &&
        parts.every((part, at) => part === given[at] || (part === ":id" && given[at] !== "")),
    )
    .toSorted((a, b) => a.parts.filter(isName).length - b.parts.filter(isName).length);
  return found[0]?.index ?? -1;
}

function isName(part: string): boolean {
  return part === ":id";
}

/** For a failed union the innermost errors say most. */
function sentencesOf(errors: ErrorObject[]): string[] {
  const depth = Math.max(...errors.map(({ instancePath }) => instancePath.split("/").length));
  const told = errors
    .filter(({ instancePath, keyword }) => instancePath.split("/").length === depth && keyword !== "anyOf")
    .map(({ instancePath, message = "", params }) => {
      const named = Object.values(params).find((value) => typeof value === "string");
      return `${instancePath || "/"} ${message}${named === undefined ? "" : ` (${named})`}`;
    });
  return [...new Set(told)].slice(0, 8);
}
