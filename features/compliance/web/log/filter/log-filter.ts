import { EventFilter, LogScope, type SavedFilter } from "../../../contract/index.ts";

/** What the page shows: whose events, and which. */
export type LogFilter = SavedFilter;

/** The conditions of a filter, in the order of their chips. */
export const filterNames = [
  ...(["q", "who", "kind", "act", "target", "outcome", "from", "to"] as const),
  ...(["agent", "conversation", "run"] as const),
];
export type FilterName = (typeof filterNames)[number];

/** Filters as they are typed. Empty ones do not filter. */
export type Written = Partial<Record<FilterName, string>>;

/** The filter in an address. What is not valid there is left out. */
export function readFilter(parameters: URLSearchParams): LogFilter {
  const filter: LogFilter = { scope: LogScope.catch("own").parse(parameters.get("scope")) };
  for (const name of filterNames) {
    const value = EventFilter.shape[name].safeParse(parameters.get(name) ?? undefined);
    if (value.success && value.data) Object.assign(filter, { [name]: value.data });
  }
  return filter;
}

/** The address of a filter, without what is as usual. */
export function writeFilter({ scope, ...conditions }: LogFilter): URLSearchParams {
  const parameters = new URLSearchParams(scope === "own" ? {} : { scope });
  for (const name of filterNames) {
    const value = conditions[name];
    if (value) parameters.set(name, value);
  }
  return parameters;
}

/** The conditions that are set. */
export function activeNames(filter: LogFilter): FilterName[] {
  return filterNames.filter((name) => filter[name] !== undefined && filter[name] !== "");
}
