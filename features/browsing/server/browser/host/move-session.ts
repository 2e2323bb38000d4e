import type { FilteringProxy } from "./filtering-proxy.ts";
import type { OpenContext } from "./open-context.ts";

interface Move {
  proxy: Pick<FilteringProxy, "goInside">;
  from: { context: { close(): Promise<void> } };
  open(): Promise<OpenContext>;
}

/**
 * A new context that reaches the private servers or the internet. The pages before are closed first: while one is
 * open, what it reaches stays the same.
 */
export async function moveSession(isInside: boolean, { proxy, from, open }: Move): Promise<OpenContext> {
  await from.context.close();
  proxy.goInside(isInside);
  return open();
}
