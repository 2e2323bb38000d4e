import type { ChatClient } from "#features/chat/server/testing.ts";
import type { Approval } from "#features/tools/contract/index.ts";
import { newId } from "#platform/server/ids.ts";
import type { StagedAttacks, Workplace } from "../../attacks/testing/stage-attacks.ts";
import { until } from "../../attacks/testing/until.ts";
import { upload } from "../../attacks/testing/vectors.ts";
import type { EverydayTask } from "./everyday-tasks.ts";

/** What came of a task. */
export interface Done {
  question: string;
  approvals: number;
  /** The calls that were not carried out, with the reason. */
  failed: string[];
}

const atOnce = 4;

/** Carries out the tasks, one call in a step, and approves what asks. */
export async function doTasks(
  staged: StagedAttacks,
  { people, colleague }: Workplace,
  tasks: readonly EverydayTask[],
): Promise<Done[]> {
  const done: Done[] = [];
  const left = [...tasks];
  const work = async (who: ChatClient | undefined) => {
    for (let task = left.shift(); task && who; task = left.shift()) {
      done.push(await doTask(staged, who, colleague, task));
    }
  };
  await Promise.all(people.slice(0, atOnce).map(work));
  return done;
}

async function doTask(
  { server, world }: StagedAttacks,
  who: ChatClient,
  colleague: string,
  task: EverydayTask,
): Promise<Done> {
  const path = `/${newId()}`;
  if (task.page) world.pages.set(path, { type: "text/plain", body: task.page });
  const fileIds = task.file ? [await upload(who, "paper.txt", task.file)] : [];
  const plan = task.plan
    .map(([tool, input]) => `[[call ${tool} ${JSON.stringify(input)}]]`)
    .join(" ")
    .replaceAll("PAGE", `http://${world.site.origin}${path}`)
    .replaceAll("FILE", "paper.txt")
    .replaceAll("COLLEAGUE", colleague);
  const { body } = await who.send(`[[script:obedient atOnce=1]] ${task.question} ${plan}`, { fileIds });
  const runId = body.run.id;
  let approvals = 0;
  await until(async () => {
    const waiting = await server.look<{ id: string }>(
      "select id from approvals where run_id = $1 and status = 'requested'",
      [runId],
    );
    for (const { id } of waiting) {
      const { hash } = await who.get<Approval>(`/api/v1/approvals/${id}`);
      await who.call("POST", `/api/v1/approvals/${id}/approve`, { hash });
      approvals += 1;
    }
    const over = "select 1 from runs where id = $1 and ended_at is not null";
    return (await server.look(over, [runId])).length > 0;
  });
  const calls = await server.look<{ tool_name: string; status: string; error_code: string | null }>(
    "select tool_name, status, error_code from tool_calls where run_id = $1",
    [runId],
  );
  const failed = calls.filter(({ status }) => status !== "succeeded");
  return {
    ...{ question: task.question, approvals },
    failed: [
      ...failed.map(({ tool_name, error_code }) => `${tool_name}: ${error_code}`),
      ...(calls.length === task.plan.length ? [] : [`${calls.length} of ${task.plan.length} calls`]),
    ],
  };
}
