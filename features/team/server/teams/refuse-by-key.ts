import { fail } from "#platform/server/errors.ts";
import { teamErrors } from "../../contract/teams/team-errors.ts";

/** What the keys of the table refuse, in words. For what was checked before and changed meanwhile. */
export function refuseByKey(error: { code?: unknown; constraint?: unknown }): never {
  if (error.code === "23505" && error.constraint === "teams_by_name") fail(teamErrors, "team.name_taken");
  if (error.code === "23503" || error.constraint === "teams_check") fail(teamErrors, "team.nested_too_deep");
  throw error;
}
