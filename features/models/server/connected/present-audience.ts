import type { ModelAudience } from "../../contract/connected-model.ts";
import type { ModelWithProvider } from "../model.repository.ts";

/** Who may use a model; null: everyone. */
export function presentAudience({
  is_restricted,
  audiences,
}: Pick<ModelWithProvider, "is_restricted" | "audiences">): ModelAudience | null {
  if (!is_restricted) return null;
  return {
    plans: audiences.flatMap(({ plan_key }) => plan_key ?? []),
    teams: audiences.flatMap((row) =>
      row.team_id === null ? [] : [{ workspaceId: row.team_workspace_id, teamId: row.team_id }],
    ),
  };
}
