import type pg from "pg";
import { runLimits } from "./engine/limits.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * What the calls of a run and of all runs below it cost so far, in millionths of a dollar. A call without a price costs
 * nothing here. For background work.
 */
export async function costOfTree(
  pool: pg.Pool,
  run: Pick<RunRow, "workspace_id" | "id" | "depth">,
): Promise<number> {
  const { rows } = await pool.query<{ cost: number }>({
    name: "cost_of_tree",
    text: `with recursive tree as (
        select $1::uuid as id, $3::int as depth
        union all
        select r.id, tree.depth + 1 from tree
        join runs r on r.workspace_id = $2 and r.parent_run_id = tree.id where tree.depth < $4)
      select coalesce(sum(c.cost_micros), 0)::float8 as cost
      from tree join model_calls c on c.run_id = tree.id and c.workspace_id = $2`,
    values: [run.id, run.workspace_id, run.depth, runLimits.depth],
  });
  return rows[0]?.cost ?? 0;
}
