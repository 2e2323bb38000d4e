import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { ConnectedModel, ModelAudience } from "../../contract/index.ts";
import { useChangeModel } from "../connected/use-connected-models.ts";

/** Standings of workspaces without a plan that is sold. */
const withoutPlan = ["own", "without_plan", "ended"];

/** Sets who may use a model: everyone, or workspaces with certain plans and certain teams. */
export function AudienceDialog({ model, onClose }: { model: ConnectedModel; onClose: () => void }) {
  const possible = useQuery({
    queryKey: ["model-audiences"],
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/admin/model-audiences", { signal })).data ?? { plans: [], teams: [] },
  });
  const { mutateAsync: change } = useChangeModel(model.id);
  const [isForAll, setForAll] = useState(model.audience === null);
  const [chosen, setChosen] = useState<ModelAudience>(model.audience ?? { plans: [], teams: [] });
  const isEmpty = chosen.plans.length + chosen.teams.length === 0;

  const togglePlans = (keys: readonly string[]) => {
    const rest = chosen.plans.filter((key) => !keys.includes(key));
    setChosen({ ...chosen, plans: rest.length < chosen.plans.length ? rest : [...rest, ...keys] });
  };
  const toggleTeam = (workspaceId: string, teamId: string) => {
    const rest = chosen.teams.filter((team) => team.teamId !== teamId);
    const teams = rest.length < chosen.teams.length ? rest : [...rest, { workspaceId, teamId }];
    setChosen({ ...chosen, teams });
  };
  return (
    <FormDialog
      size="md"
      title={`Who may use ${model.label}`}
      description="Others do not see it, and are refused from the next answer on."
      submitLabel="Save"
      onClose={onClose}
      onSubmit={() =>
        !isForAll && isEmpty
          ? undefined
          : change({ type: "set_audience", audience: isForAll ? null : chosen })
      }
    >
      {({ isChecked }) => (
        <>
          <Segmented
            label="Who may use it"
            className="w-fit"
            options={[
              { value: "all", label: "Everyone" },
              { value: "some", label: "Only some" },
            ]}
            value={isForAll ? "all" : "some"}
            onChange={(value) => setForAll(value === "all")}
          />
          {!isForAll && <UntilLoaded of={possible} title="The plans could not be loaded" />}
          {!isForAll && possible.data && (
            <>
              <fieldset>
                <legend className="mb-1 text-sm font-medium">Workspaces with the plan</legend>
                {possible.data.plans.map(({ key, name }) => (
                  <Checkbox
                    key={key}
                    label={name}
                    checked={chosen.plans.includes(key)}
                    onChange={() => togglePlans([key])}
                  />
                ))}
                <Checkbox
                  label="No plan"
                  hint="Everyone, where nothing is sold."
                  checked={withoutPlan.some((key) => chosen.plans.includes(key))}
                  onChange={() => togglePlans(withoutPlan)}
                />
              </fieldset>
              {possible.data.teams.length > 0 && (
                <fieldset className="max-h-56 overflow-y-auto">
                  <legend className="mb-1 text-sm font-medium">Members of the team</legend>
                  {possible.data.teams.map(({ workspaceId, teamId, name, workspace }) => (
                    <Checkbox
                      key={teamId}
                      label={`${name} · ${workspace}`}
                      checked={chosen.teams.some((team) => team.teamId === teamId)}
                      onChange={() => toggleTeam(workspaceId, teamId)}
                    />
                  ))}
                </fieldset>
              )}
              {isChecked && isEmpty && (
                <p role="alert" className="text-sm text-bad">
                  Choose at least one, or everyone.
                </p>
              )}
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
