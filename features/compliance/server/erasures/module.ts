import { type AuthModuleOptions, serviceOf } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { erasureActs } from "./acts.ts";
import { erasureRoutes } from "./erasure.routes.ts";
import { keptByModules, registerKept } from "./kept-of-people.ts";
import { eraseReturned } from "./ledger/erase-returned.job.ts";

export interface ErasuresOptions {
  /** The modules whose declarations say what is kept. */
  declaring: () => readonly Module[];
  /** Its host is the name of the installation in the ledger. */
  publicUrl: string;
  auth?: AuthModuleOptions;
}

/** Erasures of people: asking for them, their certificates, and taking them up again after a restore. */
export function createErasuresModule({ declaring, publicUrl, auth }: ErasuresOptions): Module {
  return {
    name: "compliance_erasures",
    routes: [erasureRoutes(serviceOf(auth))],
    jobs: [eraseReturned(new URL(publicUrl).host)],
    acts: erasureActs,
    start: (services) => registerKept(services, keptByModules(declaring())),
  };
}
