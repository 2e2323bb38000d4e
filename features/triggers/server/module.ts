import { registerTriggersOfAgents } from "#features/agents/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { registerPublicUrl } from "#platform/server/public-url.ts";
import { triggerActs } from "./acts.ts";
import { onEvents } from "./events/on-events.ts";
import { fireSlot } from "./firing/fire-slot.job.ts";
import { legalHoldTriggers } from "./legal-hold-triggers.ts";
import { countTriggersOfAgent } from "./members/count-of-agent.repository.ts";
import { memberTriggerRoutes } from "./members/member-trigger.routes.ts";
import { offboardTriggers } from "./offboarding/offboard-triggers.ts";
import { stopAfterFailures } from "./stopping/stop-after-failures.ts";
import { triggerAccess } from "./trigger.access.ts";
import { triggerRoutes } from "./trigger.routes.ts";
import { listTriggerNames } from "./trigger-name.repository.ts";
import { sealedTriggerSecrets } from "./trigger-secrets.ts";
import { mountWebhooks } from "./webhooks/mount-webhooks.ts";

/** What starts a run without a person at the keyboard. */
export function createTriggersModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    name: "triggers",
    offers: [triggerAccess.create, triggerAccess.list_all],
    acts: triggerActs,
    named: [
      { type: "trigger", page: "/agents/triggers/:id", find: ({ db }, ids) => listTriggerNames(db, ids) },
    ],
    routes: [triggerRoutes, memberTriggerRoutes],
    mount: mountWebhooks,
    jobs: [fireSlot],
    on: [...onEvents, stopAfterFailures],
    sealed: sealedTriggerSecrets,
    retention: [
      { table: "trigger_firings", column: "fired_at", keepFor: { days: 90 } },
      // Longer than a deletion can be undone. Firings and secrets go with it.
      { table: "triggers", column: "deleted_at", keepFor: { days: 1 }, batch: 20 },
    ],
    erasable: [
      { table: "trigger_firings", columns: ["workspace_id", "user_id"] },
      { table: "trigger_secrets", columns: ["workspace_id", "user_id"] },
      { table: "triggers", columns: ["workspace_id", "user_id"], batchSize: 50 },
    ],
    archived: [legalHoldTriggers],
    ownershipTransfers: [offboardTriggers],
    start(services) {
      registerPublicUrl(services, publicUrl);
      registerTriggersOfAgents(services, ({ db }, agent) => countTriggersOfAgent(db, agent));
    },
  };
}
