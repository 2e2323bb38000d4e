import { registerCatalogueSource } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { connectionActs } from "./acts.ts";
import { connectionAccess, httpHostAccess } from "./connection.access.ts";
import { connectionRoutes, connectionToolRoutes } from "./connection.routes.ts";
import { listConnectionNames } from "./connection-name.repository.ts";
import { sealedConnectionSecrets } from "./connection-secrets.ts";
import { httpHostRoutes } from "./http/http-host.routes.ts";
import { httpTools } from "./http/http-tools.ts";
import { offboardConnections } from "./offboarding/offboard-connections.ts";
import type { Outside } from "./outside/outside.ts";
import { connectionTools } from "./tools/connection-tools.ts";

/** Links of a workspace to outside systems, and the tools that come with them. */
export function createConnectionsModule(outside: Outside): Module {
  return {
    name: "connections",
    offers: [connectionAccess.list, connectionAccess.add, httpHostAccess.list],
    acts: connectionActs,
    named: [
      {
        type: "connection",
        page: "/agents/connections/:id",
        find: ({ db }, ids) => listConnectionNames(db, ids),
      },
    ],
    routes: [connectionRoutes(outside), connectionToolRoutes(outside), httpHostRoutes(outside)],
    sealed: sealedConnectionSecrets,
    retention: [
      { table: "connection_sign_ins", column: "created_at", keepFor: { hours: 1 }, isTechnical: true },
    ],
    erasable: [
      { table: "connection_sign_ins", columns: ["workspace_id", "user_id"] },
      { table: "connection_tools", columns: ["workspace_id"] },
      { table: "connection_health", columns: ["workspace_id"] },
      { table: "connection_secrets", columns: ["workspace_id"] },
      { table: "connections", columns: ["workspace_id"] },
      { table: "http_hosts", columns: ["workspace_id"] },
    ],
    ownershipTransfers: [offboardConnections],
    start(services) {
      registerCatalogueSource(services, connectionTools(outside));
      registerCatalogueSource(services, httpTools(outside));
    },
  };
}
