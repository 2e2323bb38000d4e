import { recordExport, recordInstallationExport } from "#features/compliance/server/log/download-log.ts";
import { recordHeartbeat } from "#features/compliance/server/log/heartbeat.job.ts";
import { ensureLogKey, rotateLogKey } from "#features/compliance/server/log/log-keys.ts";
import { restoreLog } from "#features/compliance/server/log/restore-log.ts";
import { addWitness, removeWitness } from "#features/compliance/server/log/witnesses/change-witnesses.ts";
import { startWitness } from "#mocks/witness/start-witness.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";

const url = "https://witness.example.org";
const planned = {
  manifest: { format: "adjutant-log-export/1", madeAt: 0, workspace: installationWorkspaceId, logs: [] },
  logs: [
    {
      ...{ id: newId(), origin: "o", generation: 1, closed_because: null },
      ...{ size: 1, note: "", checkpoint_id: newId(), signed_at: new Date() },
    },
  ],
  proofs: [],
} as const;
const exported = { manifest: { ...planned.manifest, logs: [] }, logs: [...planned.logs], proofs: [] };

async function add(ctx: Ctx): Promise<string> {
  await using witness = await startWitness({ origin: "x", publicKey: new Uint8Array(32) });
  await removeWitness(ctx, { name: witness.key.split("+")[0] ?? "" }).catch(() => undefined);
  return addWitness(ctx, { key: witness.key, url });
}

/** Commands of the signed log. */
export const logFixtures: Record<string, CommandFixture> = {
  "log.ensure_key": {
    act: "log.key_made",
    isOfTheStart: true,
    perform: ({ system }) => ensureLogKey(system, undefined),
  },
  "log.rotate_key": { act: "log.key_rotated", perform: ({ system }) => rotateLogKey(system, undefined) },
  "log.restore": {
    act: "log.restored",
    perform: ({ system }) => restoreLog(system, { reason: "rolled_back", host: "adjutant.example.com" }),
  },
  "log.beat": { act: "log.beat", perform: ({ system }) => recordHeartbeat(system, undefined) },
  "log.export": {
    act: "log.exported",
    perform: async ({ newPerson }) => {
      const { ctx } = await newPerson();
      return recordExport(ctx, { workspaceId: userOf(ctx).workspaceId, planned: exported });
    },
  },
  "log.export_installation": {
    act: "log.exported",
    perform: async ({ newAdmin }) => {
      const { ctx } = await newAdmin();
      return recordInstallationExport(ctx, { workspaceId: installationWorkspaceId, planned: exported });
    },
  },
  "log.add_witness": { act: "log.witness_added", perform: ({ system }) => add(system) },
  "log.remove_witness": {
    act: "log.witness_removed",
    perform: async ({ system }) => removeWitness(system, { name: await add(system) }),
  },
};
