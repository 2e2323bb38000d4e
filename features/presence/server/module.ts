import type { Module } from "#platform/server/module.ts";
import { presenceRoutes } from "./presence.routes.ts";
import { presenceOf } from "./presence-of.ts";

/** Who is at an object now, and who types there. Nothing of it is stored. */
export const presenceModule: Module = {
  name: "presence",
  routes: [presenceRoutes],
  async start(services) {
    await presenceOf(services).ask();
  },
  stop: (services) => presenceOf(services).stop(),
};
