import { labelOfPerson } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { modelDriver } from "../engine/model-driver.ts";
import { type ClaimedRun, claimRuns } from "../lease.repository.ts";
import { insertRun, type NewRun, type RunRow } from "../run.repository.ts";
import { registerRunDriver, runDriverKinds } from "../run-driver.ts";
import { registerRunHost } from "../run-host.ts";
import { insertStep } from "../step.repository.ts";
import type { StepModel } from "../step-model.ts";

const start = command(
  "test.start_run",
  unrestricted,
  async (ctx, { nodeId, person, of }: { nodeId: string | null; person: UserActor; of: Partial<NewRun> }) => {
    await ctx.audit({ act: "run.started", workspaceId: person.workspaceId });
    const run: NewRun = {
      id: newId(),
      workspace_id: person.workspaceId,
      user_id: person.userId,
      host: "test",
      host_id: newId(),
      message_id: null,
      driver: "model",
      trigger_kind: "api",
      trigger_id: null,
      agent_version_id: null,
      model_ref: "builtin",
      time_zone: "UTC",
      is_visitors: false,
      ...of,
    };
    return insertRun(ctx.db, run, nodeId);
  },
);
const claim = command("test.claim_runs", unrestricted, (ctx, nodeId: string) =>
  claimRuns(ctx.db, nodeId, [], 10, runDriverKinds()),
);

/** A run held by `nodeId`, or queued. Its host stores nothing and has no history. */
export async function startTestRun(
  server: TestServer,
  nodeId: string | null,
  person = testPerson(),
  of: Partial<NewRun> = {},
): Promise<RunRow> {
  await storePerson(server, person);
  registerRunDriver(modelDriver);
  registerRunHost({ kind: "test", loadHistory: async () => [], saveProgress: async () => {} });
  return start(server.system, { nodeId, person, of });
}

/** Another server takes over the run, as if its holder had died. */
export async function takeOverRun(server: TestServer, { id }: RunRow, nodeId = "other"): Promise<ClaimedRun> {
  await server.look("update runs set lease_until = now() - interval '1 ms' where id = $1", [id]);
  const run = (await claim(server.system, nodeId)).find((row) => row.id === id);
  if (!run) throw new Error("The run was not taken over.");
  return run;
}

/** Journals the start of a step. Returns its id. */
export async function startTestStep(server: TestServer, run: RunRow, number: number): Promise<string> {
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const id = newId();
  const step = {
    id,
    workspace_id,
    run_id,
    user_id,
    number,
    kind: "model",
    step_key: String(number),
    attempt,
    model: testModel,
    label: labelOfPerson(user_id),
    fence,
  };
  await insertStep(server.services.servicePool, step);
  return id;
}

export function testPerson(): UserActor {
  return createUserActor();
}

export const testModel: StepModel = {
  id: "0190a1b2-0000-7000-8000-000000000001",
  kind: "openai_compatible",
  label: "Label that an admin chose",
  provider: "Name that an admin chose",
};
