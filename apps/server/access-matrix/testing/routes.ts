import type { Route } from "#platform/contract/route.ts";
import type { Actor } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { createModules } from "../../modules.ts";
import { people, personas } from "./personas.ts";

/** The whole product, but that a request says by itself who calls: whose token it is has tests of its own. */
export const modules = createModules({ publicUrl: "http://127.0.0.1" }).map(
  ({ authenticate: _by, recognise: _or, ...module }) => module,
);

export const routes: Route[] = [];
const collecting: App = { route: (declaration) => void routes.push(declaration as Route) };
for (const module of modules) for (const register of module.routes ?? []) register(collecting);

/** Everybody who may call a route. */
export const callers: [string, Actor][] = [["stranger", personas.stranger.actor], ...people];
