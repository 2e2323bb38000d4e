import { apiQuery } from "./client.ts";

/**
 * Whether the person may do this in the workspace of the tab, as its access table says. For what concerns no object:
 * objects have `abilities`. False until it is known.
 * @param act `noun.verb`. A module of the server lists it under `offers`.
 */
export function useMay(act: string): boolean {
  const { data } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.mayDo.includes(act) === true;
}

/** Whether a page asks the server for what this act reads. Where nobody could say what the person may do, the server does. */
export function useMayAsk(act: string): boolean {
  return useMayAskFor()(act);
}

/** The same for acts that are known later. */
export function useMayAskFor(): (act: string) => boolean {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/me");
  return (act) => (data ? data.mayDo.includes(act) : isError);
}
