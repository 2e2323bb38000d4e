import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { Agent, AgentVersion } from "../../contract/index.ts";
import { useAgentAct } from "../api/use-agent.ts";
import { ChangeList } from "./change-list.tsx";
import { nameOfVersion, useComparison } from "./use-comparison.ts";

/** Publishes an earlier version again, with what that changes. */
export function RollBackDialog({ agent, version, onClose }: RollBackDialogProps) {
  const { mutateAsync: act } = useAgentAct(agent.id);
  const current = agent.published?.number;
  const comparison = useComparison(agent.id, current, version.number);
  return (
    <FormDialog
      size="lg"
      title={`Roll back to version ${version.number}?`}
      description="It is published again, as a new version. The draft follows if it has no changes of its own. No version is lost."
      submitLabel="Roll back"
      onClose={onClose}
      onSubmit={() => act({ type: "roll back", number: version.number })}
    >
      {() => (
        <>
          {current !== undefined && <UntilLoaded of={comparison} title="What changes could not be loaded" />}
          {comparison.data && (
            <ChangeList
              changes={comparison.data.changes}
              before={nameOfVersion(current ?? "draft")}
              after={nameOfVersion(version.number)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface RollBackDialogProps {
  agent: Agent;
  version: AgentVersion;
  onClose: () => void;
}
