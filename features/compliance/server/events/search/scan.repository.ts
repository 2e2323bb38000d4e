import { type RawBuilder, sql } from "kysely";
import { assertNever } from "#platform/server/assert-never.ts";
import type { Clause, Condition, Wanted } from "./condition.ts";

/** The part of a log that a search looks at: event numbers, both ends excluded. */
export interface Stretch {
  above: number;
  below: number;
}

/** What a search reads of an event to judge it. */
const columns = sql`number, act, actor_id, actor_type, run_id, occurred_at`;

/**
 * The newest `most` events of each value of a condition, found by its index alone. Without a condition: the newest
 * events of the log.
 */
export function scan(
  { workspaceId }: Pick<Wanted, "workspaceId">,
  condition: Condition | undefined,
  { above, below }: Stretch,
  most: number,
): RawBuilder<unknown> {
  const within = sql`number > ${above}::bigint and number < ${below}::bigint order by number desc limit ${most}`;
  const each = (values: readonly string[], where: RawBuilder<unknown>) =>
    sql`select e.* from unnest(${[...values]}::text[]) as of (value) cross join lateral (
      select value, ${columns} from audit_events where workspace_id = ${workspaceId} and ${where} and ${within}) e`;
  if (!condition)
    return sql`select '' as value, ${columns} from audit_events where workspace_id = ${workspaceId} and ${within}`;
  switch (condition.kind) {
    case "actor":
      return each(condition.values, sql`actor_id = value`);
    case "act":
      return each(condition.values, sql`act = value`);
    case "run":
      return each(condition.values, sql`run_id = value::uuid`);
    case "id":
      return each(condition.values, sql`id = value::uuid`);
    case "number":
      return each(condition.values.map(String), sql`number = value::bigint`);
    case "id_end":
      return sql`select '' as value, ${columns} from audit_events e
        where workspace_id = ${workspaceId} and ${holdsOne(workspaceId, condition)} and ${within}`;
    case "actor_type":
      // The partial index needs the value in the text of the statement.
      return sql.join(
        condition.values.map(
          (type) => sql`(select ${sql.lit(type)} as value, ${columns} from audit_events
            where workspace_id = ${workspaceId} and actor_type = ${sql.lit(type)} and ${within})`,
        ),
        sql` union all `,
      );
    case "facet":
      return sql`select of.value, e.number, e.act, e.actor_id, e.actor_type, e.run_id, e.occurred_at
        from unnest(${[...condition.values]}::text[]) as of (value) cross join lateral (
          select event_number from audit_facets where workspace_id = ${workspaceId} and facet = value collate "C"
            and event_number > ${above}::bigint and event_number < ${below}::bigint
          order by event_number desc limit ${most}) f
        join audit_events e on e.workspace_id = ${workspaceId} and e.number = f.event_number`;
    default:
      return assertNever(condition);
  }
}

/** Whether a clause holds for an event `e` that a scan found. */
export function holds({ workspaceId }: Pick<Wanted, "workspaceId">, clause: Clause): RawBuilder<unknown> {
  return sql`(${sql.join(
    clause.map((condition) => holdsOne(workspaceId, condition)),
    sql` or `,
  )})`;
}

function holdsOne(workspaceId: string, condition: Condition): RawBuilder<unknown> {
  switch (condition.kind) {
    case "actor":
      return sql`e.actor_id = any (${[...condition.values]}::text[])`;
    case "act":
      return sql`e.act = any (${[...condition.values]}::text[])`;
    case "run":
      return sql`e.run_id = any (${[...condition.values]}::uuid[])`;
    case "actor_type":
      return sql`e.actor_type = any (${[...condition.values]}::text[])`;
    case "number":
      return sql`e.number = any (${[...condition.values]}::bigint[])`;
    case "id":
      return sql`exists (select from audit_events i where i.id = any (${[...condition.values]}::uuid[])
        and i.workspace_id = ${workspaceId} and i.number = e.number)`;
    case "id_end":
      return sql`exists (select from audit_events i, unnest(${condition.values.map((end) => `${end}"`)}::text[]) ending
        where i.workspace_id = ${workspaceId} and i.number = e.number
          and position(convert_to(ending, 'UTF8') in i.envelope) > 0)`;
    case "facet":
      return hasFacet(workspaceId, condition.values);
    default:
      return assertNever(condition);
  }
}

export function hasFacet(workspaceId: string, facets: readonly string[]): RawBuilder<unknown> {
  return sql`exists (select from audit_facets f where f.workspace_id = ${workspaceId}
    and f.facet = any (${[...facets]}::text[]) and f.event_number = e.number)`;
}
