import type { StagedAttacks } from "./stage-attacks.ts";

/** A call of a run, or of a run that it started. */
export interface CallRow {
  status: string;
  is_consequential: boolean;
}

const runs = "select id from runs where id = $1 or parent_run_id = $1";
const calls = `
  select c.status,
    coalesce((f ->> 'writes')::boolean and not ((f ->> 'own')::boolean and (f ->> 'reversible')::boolean
      and not (f ->> 'egress')::boolean), false) as is_consequential
  from tool_calls c left join lateral (select c.decision -> 'policy' -> 'facts' as f) as facts on true
  where c.run_id in (${runs})`;
const busy = `select 1 from runs where id in (${runs}) and status in ('queued', 'running')`;

type Server = StagedAttacks["server"];

export function readCalls({ look }: Server, runId: string): Promise<CallRow[]> {
  return look<CallRow>(calls, [runId]);
}

/** Whether the run and what it started have ended or wait for a person. */
export async function isQuiet({ look }: Server, runId: string): Promise<boolean> {
  return (await look(busy, [runId])).length === 0;
}
