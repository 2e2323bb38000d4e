import { fail } from "#platform/server/errors.ts";
import { connectionErrors, HttpMethodName } from "../../contract/index.ts";
import type { OfferedForm } from "../tools/offered-form.ts";
import { formOfOperation, type Operation } from "./form-of-operation.ts";
import { isObject, type OpenApiDocument } from "./read-document.ts";

const maxOperations = 200;

/** The operations of a document as tools. */
export function formsOfDocument(document: OpenApiDocument): { forms: OfferedForm[]; leftOut: number } {
  const operations = operationsOf(document);
  const kept = operations.slice(0, maxOperations);
  return {
    forms: kept.map((operation) => formOfOperation(document, operation)),
    leftOut: operations.length - kept.length,
  };
}

/** The address below which all operations are, as the document says. */
export function baseAddressOf({ servers }: OpenApiDocument, documentAddress: string | undefined): string {
  const [first = "/"] = servers;
  const url = URL.parse(first, documentAddress);
  if (!url || /[{}]/.test(first)) fail(connectionErrors, "connection.address_invalid");
  return url.href;
}

function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, shared]) =>
    HttpMethodName.options.flatMap((method) => {
      const declared = shared[method.toLowerCase()];
      return path.startsWith("/") && isObject(declared) ? [{ method, path, shared, declared }] : [];
    }),
  );
}
