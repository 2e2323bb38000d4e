import { expect, it } from "vitest";
import { journalTogether } from "#platform/server/db/journal-together.ts";
import { browserOf, createAiServer } from "../testing/ai-server.ts";
import { type RunOfInstructions, runInstructionsInsertion } from "./run-instructions.repository.ts";

it("a server that lost a run fixes no instructions for it, and the one that holds it does", async () => {
  await using server = await createAiServer();
  const { runId } = await browserOf(server).ask("Hello");
  await server.look("delete from run_instructions where run_id = $1", [runId]);
  const [run] = await server.look<RunOfInstructions>(
    "select id, workspace_id, user_id, fence from runs where id = $1",
    [runId],
  );
  if (!run) throw new Error("The run is gone.");
  const kept = async (fence: number) => {
    const insertion = runInstructionsInsertion({ ...run, fence }, { installation: null, workspace: null });
    await journalTogether(server.services.servicePool, [insertion]);
    return (await server.look("select 1 from run_instructions where run_id = $1", [runId])).length;
  };
  expect([await kept(run.fence - 1), await kept(run.fence)]).toEqual([0, 1]);
});
