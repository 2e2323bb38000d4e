import { AppError, fail } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { connectionErrors } from "../../contract/index.ts";
import type { Outside, OutsideLimits } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { type OpenApiDocument, readDocument } from "./read-document.ts";

/** Reads a document at its address, without any key. */
export async function fetchDocument(
  outside: Outside,
  address: string,
  limits: OutsideLimits,
): Promise<OpenApiDocument> {
  const accept = "application/json, application/yaml, text/yaml, */*";
  try {
    const response = await outsideFetch(outside, limits)(address, { headers: { accept } });
    const text = await response.text();
    if (response.status !== 200)
      unreachable(`The document's address answered with status ${response.status}.`);
    return await readDocument(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return unreachable(error instanceof GuardedFetchError ? error.message : undefined);
  }
}

function unreachable(message?: string): never {
  return fail(connectionErrors, "connection.unreachable", message ? { message } : {});
}
