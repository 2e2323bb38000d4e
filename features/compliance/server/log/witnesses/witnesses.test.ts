import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startWitness } from "#mocks/witness/start-witness.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { readTar } from "../../../contract/archive/tar.ts";
import { verifyExport } from "../../../contract/verify/verify-export.ts";
import type { CheckpointRow } from "../checkpoint.repository.ts";
import { planExport, writeExport } from "../export-log.ts";
import { ensureLogKey } from "../log-keys.ts";
import { publishCheckpoints } from "../publish-checkpoints.ts";
import { sha256 } from "../sha256.ts";
import { seededSigner } from "../testing/made-export.ts";
import { sequenceAll as sequenceEveryEvent } from "../testing/sequence-all.ts";
import { askWitnesses } from "./ask-witnesses.ts";
import { addWitness, removeWitness } from "./change-witnesses.ts";

const host = "adjutant.example.com";
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command("test.note_for_witness", unrestricted, (ctx) =>
  ctx.audit({ act: "test.noted", workspaceId: installationWorkspaceId }),
);

const noteIn = command("test.note_in_workspace", unrestricted, (ctx, workspaceId: string) =>
  ctx.audit({ act: "test.noted", workspaceId }),
);

/** A new checkpoint of the installation. */
async function nextCheckpoint(): Promise<CheckpointRow> {
  await note(server.system, undefined);
  await sequenceEveryEvent(server.services, host);
  const checkpoint = await publishCheckpoints(server.services, host);
  if (!checkpoint) throw new Error("There is no checkpoint.");
  return checkpoint;
}

async function witnessOf(checkpoint: CheckpointRow) {
  const [key] = await server.look<{ public_key: Buffer }>("select public_key from log_keys");
  const witness = await startWitness({
    origin: checkpoint.note.split("\n")[0] ?? "",
    publicKey: new Uint8Array(key?.public_key ?? []),
  });
  const name = await addWitness(server.system, { key: witness.key, url: witness.url });
  onTestFinished(async () => {
    await removeWitness(server.system, { name });
    await witness[Symbol.asyncDispose]();
  });
  return witness;
}

const stateOfWitness = async () =>
  (await server.look("select cosigned_size::int as size, failure from log_witness_states"))[0];

describe("a witness", () => {
  it("signs checkpoint after checkpoint, each proven to continue the one before", async () => {
    const first = await nextCheckpoint();
    const witness = await witnessOf(first);
    await askWitnesses(server.services, first);
    for (let round = 0; round < 5; round += 1) {
      const next = await nextCheckpoint();
      await askWitnesses(server.services, next);
      expect(witness.state.size).toBe(next.size);
      expect(await stateOfWitness()).toEqual({ size: next.size, failure: null });
      const lines = await server.look<{ line: string }>(
        "select line from log_cosignatures where checkpoint_id = $1",
        [next.id],
      );
      expect(lines).toHaveLength(1);
      expect(lines[0]?.line).toMatch(/^— witness.example.org\/scripted /);
    }
  });

  it("is named by the verifier, under the log of the installation that holds a workspace's checkpoint", async () => {
    const workspaceId = newId();
    await noteIn(server.system, workspaceId);
    const checkpoint = await nextCheckpoint();
    const witness = await witnessOf(checkpoint);
    await askWitnesses(server.services, checkpoint);
    const planned = await planExport(server.services, workspaceId);
    const keys = [...(planned.manifest.logs[0]?.keys ?? []), ...(planned.manifest.installation?.keys ?? [])];
    const verify = async (trustedKeys: string[], files = writeExport(server.services, planned)) =>
      (await Array.fromAsync(verifyExport(readTar(files), { sha256, trustedKeys })))
        .map(({ words }) => words)
        .join("\n");
    const found = await verify([...keys, witness.key]);
    expect(found).toContain("The log of the installation holds its checkpoint: entry ");
    expect(found).toMatch(/The witness witness.example.org.scripted signed it at 20/);
    expect(await verify(planned.manifest.logs[0]?.keys ?? [])).toContain("You gave no key of that log");
    const [proof] = planned.proofs;
    const moved = proof && {
      ...proof,
      file: proof.file.replace(/index (\d+)/, (_, index) => `index ${Number(index) + 1}`),
    };
    const lie = writeExport(server.services, { ...planned, proofs: [moved] });
    expect(await verify(keys, lie)).toContain("The log of the installation does not hold this checkpoint");
  });

  it("that has signed more than is known here is asked again from its size", async () => {
    const first = await nextCheckpoint();
    const witness = await witnessOf(first);
    await askWitnesses(server.services, first);
    await server.look("update log_witness_states set cosigned_size = 0");
    const next = await nextCheckpoint();
    await askWitnesses(server.services, next);
    expect(witness.state.size).toBe(next.size);
    expect(await stateOfWitness()).toEqual({ size: next.size, failure: null });
  });

  it("that has signed more entries than the log has tells that it was rolled back", async () => {
    const first = await nextCheckpoint();
    const witness = await witnessOf(first);
    await askWitnesses(server.services, first);
    witness.state.size += 1_000;
    await askWitnesses(server.services, await nextCheckpoint());
    expect((await stateOfWitness())?.failure).toContain("It was rolled back.");
  });

  it("that refuses, or that is gone is shown with its reason", async () => {
    const first = await nextCheckpoint();
    const witness = await witnessOf(first);
    await askWitnesses(server.services, first);
    witness.state.root = Buffer.alloc(32, 7).toString("base64");
    await askWitnesses(server.services, await nextCheckpoint());
    expect((await stateOfWitness())?.failure).toContain("The witness answered 422");
    await server.look("update log_witnesses set url = 'http://127.0.0.1:9'");
    await askWitnesses(server.services, await nextCheckpoint());
    expect((await stateOfWitness())?.failure).toContain("cannot be reached");
  });

  it.each([
    ["a log's key", { key: seededSigner(3).text, url: "https://witness.example.org" }, "log_witness.no_key"],
    ["no key at all", { key: "witness", url: "https://witness.example.org" }, "log_witness.no_key"],
    ["an address of another kind", { key: "", url: "ftp://witness.example.org" }, "log_witness.no_address"],
  ])("with %s is refused", async (_what, given, code) => {
    const witness = await startWitness({ origin: "x", publicKey: new Uint8Array(32) });
    onTestFinished(() => witness[Symbol.asyncDispose]());
    await expect(
      addWitness(server.system, { ...given, key: given.key || witness.key }),
    ).rejects.toMatchObject({ code });
  });
});
