import type { Module } from "#platform/server/module.ts";
import { erasureActs } from "./acts.ts";
import { erasureRoutes } from "./erasure.routes.ts";
import { keptByModules, registerKept } from "./kept-of-people.ts";
import { eraseReturned } from "./ledger/erase-returned.job.ts";

/** Erasures of people: asking for them, their certificates, and taking them up again after a restore. */
export function createErasuresModule({ declaring }: { declaring: () => readonly Module[] }): Module {
  return {
    name: "compliance_erasures",
    routes: [erasureRoutes],
    jobs: [eraseReturned],
    acts: erasureActs,
    start: (services) => registerKept(services, keptByModules(declaring())),
  };
}
