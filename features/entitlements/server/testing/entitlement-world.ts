import type { UserActor } from "#platform/server/context.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { createEntitlementsModule } from "../module.ts";

export interface EntitlementWorld extends TestServer {
  /** A person with a workspace of their own. */
  newPerson(facts?: Partial<UserActor>): Promise<UserActor>;
  /** The workspace's present counter. */
  counter(workspaceId: string, entitlement: EntitlementKey): Promise<{ used: number; reserved: number }>;
}

/** A server with entitlements and the payment provider `selling`. */
export async function createEntitlementWorld(
  selling: string | null,
  options: { now?: () => Date } = {},
): Promise<EntitlementWorld> {
  const modules = [platformModule, createEntitlementsModule({ selling })];
  const server = await createTestServer({ modules, isWorker: false, ...options });
  return Object.assign(server, {
    async newPerson(facts: Partial<UserActor> = {}) {
      const actor = createUserActor({ role: "owner", ...facts });
      await storePerson(server, actor);
      return actor;
    },
    async counter(workspaceId: string, entitlement: EntitlementKey) {
      const [row] = await server.look<{ used: number; reserved: number }>(
        `select used::int, reserved::int from usage_counters
         where workspace_id = $1 and entitlement = $2 and scope = 'workspace'`,
        [workspaceId, entitlement],
      );
      return row ?? { used: 0, reserved: 0 };
    },
  });
}
