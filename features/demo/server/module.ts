import type { Module } from "#platform/server/module.ts";
import { demoActs } from "./acts.ts";
import { demoRoutes } from "./demo.routes.ts";
import type { DemoOptions } from "./demo-options.ts";
import { endDemos } from "./end-demos.ts";
import { inOrder } from "./plant-scenes.ts";
import { recogniseVisitor } from "./recognise-visitor.ts";

/** The product without an account, for an hour. */
export function createDemoModule({ settings, scenes }: DemoOptions): Module {
  return {
    name: "demo",
    acts: demoActs,
    routes: [demoRoutes({ settings, scenes: inOrder(scenes) })],
    recognise: recogniseVisitor,
    // Also while the demo is switched off, because running demos must still end.
    jobs: [endDemos],
    // Deleted with its user. For an anonymized user too, so that its token stops working.
    erasable: [{ table: "demos", columns: ["user_id"], isNaming: true }],
  };
}
