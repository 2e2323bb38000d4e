import { registerShareable } from "#features/sharing/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { undoHours } from "../contract/index.ts";
import { artifactActs } from "./acts.ts";
import { artifactRoutes } from "./artifact.routes.ts";
import { listArtifactNames } from "./artifact-name.repository.ts";
import { serveFrame } from "./frame/serve-frame.ts";
import { legalHoldArtifacts } from "./legal-hold-artifacts.ts";
import { retainedArtifactData } from "./retained-data.ts";
import { sharedArtifact } from "./shared-artifact.ts";
import { createArtifactTool } from "./tools/create-artifact.tool.ts";
import { readArtifactTool } from "./tools/read-artifact.tool.ts";
import { updateArtifactTool } from "./tools/update-artifact.tool.ts";

/** What people and the assistant write together, beside a conversation. */
export function createArtifactsModule({ publicUrl }: { publicUrl: string }): Module {
  return { ...artifacts, mount: serveFrame(publicUrl) };
}

const artifacts: Module = {
  name: "artifacts",
  acts: artifactActs,
  named: [{ type: "artifact", page: "/artifacts/:id", find: ({ db }, ids) => listArtifactNames(db, ids) }],
  routes: [artifactRoutes],
  retention: [
    {
      ...{ table: "artifacts", column: "deleted_at", keepFor: { hours: undoHours + 1 }, batch: 20 },
      audit: { act: "artifact.expired", fact: "artifacts" },
    },
  ],
  // Versions go with their artifact, and those of others' artifacts stay without who wrote them.
  erasable: [
    { table: "artifacts", columns: ["workspace_id", "user_id"], batchSize: 20 },
    { table: "artifacts", columns: ["created_by", "written_by"], keepsRows: true, hasWorkspace: true },
    { table: "artifact_versions", columns: ["author_id"], keepsRows: true, hasWorkspace: true },
  ],
  keeps: retainedArtifactData,
  archived: [legalHoldArtifacts],
  start(services) {
    registerShareable(sharedArtifact);
    registerTool(services, "artifacts", createArtifactTool);
    registerTool(services, "artifacts", updateArtifactTool);
    registerTool(services, "artifacts", readArtifactTool);
  },
};
