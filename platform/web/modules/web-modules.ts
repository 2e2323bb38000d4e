import { createContext, use } from "react";
import type { WebModule } from "./web-module.ts";

const WebModules = createContext<readonly WebModule[]>([]);

/** Gives the pages below what the features declare. The frames of the shell provide it. */
export const WebModulesProvider = WebModules;

/** Everything of one kind that the features declare, in the order of the features. */
export function useDeclared<Kind extends keyof WebModule>(
  kind: Kind,
): NonNullable<WebModule[Kind]>[number][] {
  return use(WebModules).flatMap((module): NonNullable<WebModule[Kind]>[number][] => [
    ...(module[kind] ?? []),
  ]);
}
