import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

/**
 * The texts of the statements that `perform` and all that it calls send, in order. What else this process sends
 * meanwhile (the queue of jobs, other requests) is none of them. Ask a server by `inject`: a request over the network
 * begins anew on the other side.
 */
export async function recordStatements(perform: () => Promise<unknown>): Promise<string[]> {
  const texts = new AsyncLocalStorage<string[]>();
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    texts.getStore()?.push(textOf(args[0]));
    return Reflect.apply(query, this, args);
  });
  const own: string[] = [];
  await texts.run(own, perform).finally(() => spy.mockRestore());
  return own;
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return statement !== null && typeof statement === "object" && "text" in statement
    ? String(statement.text)
    : "";
}
