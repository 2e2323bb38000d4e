import { expect } from "vitest";
import { command } from "#platform/server/command.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { RunRow } from "../run.repository.ts";
import { satisfyWait } from "../satisfy-wait.ts";
import type { Signal, SignalEnd } from "../wait.repository.ts";
import type { script } from "./scripts.ts";
import { startTestRun, testPerson } from "./start-test-run.ts";

/** A person's decision in a test. Satisfies the wait of a run. */
export const decide = command(
  "test.decide",
  unrestricted,
  (ctx, signal: Signal): Promise<SignalEnd> => satisfyWait(ctx, signal),
);

/** Runs of scripts on the database of `server`, which advances none itself. */
export function scriptedRuns(server: TestServer) {
  const patience = { timeout: 30_000, interval: 20 };
  const one = async <Row extends object>(sql: string, id: string) => (await server.look<Row>(sql, [id]))[0];
  const statusOf = async (id: string) =>
    (await one<{ status: string }>("select status from runs where id = $1", id))?.status;

  return {
    /** Stores a queued run for `person`. */
    start: (name: (typeof script)[keyof typeof script], person: UserActor = testPerson()): Promise<RunRow> =>
      startTestRun(server, null, person, {
        driver: "scripted",
        trigger_kind: "api",
        agent_version_id: name,
        model_ref: null,
      }),
    until: (id: string, status: RunRow["status"]) => expect.poll(() => statusOf(id), patience).toBe(status),
    row: async (id: string) => {
      const [row] = await server.look<RunRow & { lease_until: Date | null; is_in_past: boolean }>(
        "select *, wake_at < now() as is_in_past from runs where id = $1",
        [id],
      );
      if (!row) throw new Error("There is no such run.");
      return row;
    },
    childOf: (id: string) =>
      one<RunRow>("select * from runs where parent_run_id = $1", id).then((row) => {
        if (!row) throw new Error("It has no child.");
        return row;
      }),
    waits: (id: string) =>
      server.look<{
        step_key: string;
        kind: string;
        result: object | null;
        is_open: boolean;
        is_closed: boolean;
      }>(
        `select step_key, kind, result, satisfied_at is null and closed_at is null as is_open,
           closed_at is not null as is_closed from run_waits where run_id = $1 order by step_key`,
        [id],
      ),
    /** The texts of a run's steps, in order, with their status. */
    steps: (id: string) =>
      server
        .look<{ line: string }>(
          `select step_key || ' ' || status || coalesce(' ' || (content -> 0 ->> 'text'), '') as line
           from run_steps where run_id = $1 order by number, attempt`,
          [id],
        )
        .then((rows) => rows.map(({ line }) => line)),
    acts: (id: string) =>
      server
        .look<{ act: string }>("select act from audit_events where run_id = $1 order by occurred_at, id", [
          id,
        ])
        .then((rows) => rows.map(({ act }) => act)),
    approve: ({ workspace_id, id }: RunRow, stepKey = "ask") =>
      decide(server.system, {
        ...{ workspaceId: workspace_id, runId: id, stepKey },
        ...{ kind: "approval" as const, result: { decision: "approved" } },
      }),
  };
}

/** The steps of the script `approval` after it was approved. */
export const approvedSteps = [
  "before succeeded Before",
  'ask succeeded {"decision":"approved"}',
  "after succeeded After",
];
