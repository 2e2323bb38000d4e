import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startWitness } from "#mocks/witness/start-witness.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { CheckpointRow } from "../checkpoint.repository.ts";
import { ensureLogKey } from "../log-keys.ts";
import { publishCheckpoints } from "../publish-checkpoints.ts";
import { sequenceEvents } from "../sequence-events.ts";
import { seededSigner } from "../testing/made-export.ts";
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

/** A new checkpoint of the installation. */
async function nextCheckpoint(): Promise<CheckpointRow> {
  await note(server.system, undefined);
  while ((await sequenceEvents(server.services, host)) !== 0);
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
