import type { IncomingHttpHeaders } from "node:http";
import type { FoundPage } from "./found-page.ts";

export interface SearchAnswer {
  status: number;
  body: unknown;
}

export interface AskedSearch {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What a provider is told, and how it answers. */
export interface SearchDialect {
  name: "searxng" | "brave" | "tavily" | "exa";
  /** Undefined when the request is none of this provider's. */
  answer(asked: AskedSearch, world: SearchWorld): SearchAnswer | undefined;
}

export interface SearchWorld {
  apiKey: string;
  results: readonly FoundPage[];
  /** Whether SearXNG offers JSON. */
  offersJson: boolean;
  /** Called with the query of each request that is in order. */
  note(provider: SearchDialect["name"], query: string): void;
}

/** Names outside `known` in a form or an object. */
export function unknownNames(given: Iterable<string>, known: readonly string[]): string[] {
  return [...given].filter((name) => !known.includes(name));
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}
