import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../../errors.ts";
import type { Call } from "../../endpoint.ts";

const largestPage = 1_000;

/** Parses page and page size. Clients send empty text for omitted values. */
export function readPage({ page, per_page: perPage }: Call["query"]): { page: number; perPage: number } {
  return {
    page: numberOf(page, 1, "page"),
    perPage: Math.min(numberOf(perPage, 50, "per_page"), largestPage),
  };
}

function numberOf(text: string | undefined, otherwise: number, name: string): number {
  if (!text) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 1_000_000) {
    fail(authErrors, "validation_failed", {
      message: `Bad Pagination Parameters: ${name} must be a positive number`,
    });
  }
  return value;
}
