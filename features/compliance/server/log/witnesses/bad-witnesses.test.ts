import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startWitness } from "#mocks/witness/start-witness.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { CheckpointRow } from "../checkpoint.repository.ts";
import { ensureLogKey } from "../log-keys.ts";
import { publishCheckpoints } from "../publish-checkpoints.ts";
import { sequenceAll } from "../testing/sequence-all.ts";
import { askWitnesses } from "./ask-witnesses.ts";
import { addWitness, removeWitness } from "./change-witnesses.ts";
import { createWitnessAsker } from "./witness-asker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command("test.note_for_bad_witness", unrestricted, (ctx) =>
  ctx.audit({ act: "test.noted", workspaceId: installationWorkspaceId }),
);

/** A checkpoint, and a witness that answers like this. */
async function checkpointWith(answer: RequestListener): Promise<CheckpointRow> {
  await note(server.system, undefined);
  await sequenceAll(server.services, "adjutant.example.com");
  const checkpoint = await publishCheckpoints(server.services, "adjutant.example.com");
  if (!checkpoint) throw new Error("There is no checkpoint.");
  const listening = createServer(answer).listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { key, ...witness } = await startWitness({ origin: "x", publicKey: new Uint8Array(32) });
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const name = await addWitness(server.system, { key, url });
  onTestFinished(async () => {
    await removeWitness(server.system, { name });
    await witness[Symbol.asyncDispose]();
    listening.closeAllConnections();
    listening.close();
  });
  return checkpoint;
}

const failures = async () => {
  const rows = await server.look<{ failure: string | null }>("select failure from log_witness_states");
  return rows.map(({ failure }) => failure).filter(Boolean);
};

it("an answer of more than 16 kB is read no further", async () => {
  let sent = 0;
  const checkpoint = await checkpointWith((_request, response) => {
    const flood = () => {
      while (!response.destroyed && response.write("x".repeat(10_000))) sent += 10_000;
    };
    response.on("drain", flood);
    flood();
  });
  await askWitnesses(server.services, checkpoint);
  expect(await failures()).toEqual(["The witness answered with more than 16 kB."]);
  expect(sent).toBeLessThan(50_000_000);
});

it("a question to a silent witness ends when the product stops, and is no failure of the witness", async () => {
  let isAsked = false;
  const checkpoint = await checkpointWith(() => {
    isAsked = true;
  });
  const asker = createWitnessAsker(server.services);
  asker.ask(checkpoint);
  await expect.poll(() => isAsked).toBe(true);
  const stoppedAt = performance.now();
  await asker.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(2_000);
  expect(await failures()).toEqual([]);
});
