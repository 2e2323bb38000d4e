import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Agent, AgentDraft } from "../../contract/index.ts";
import { useAgentAct } from "../api/use-agent.ts";
import { ChangeList } from "./change-list.tsx";
import { Notices } from "./notices.tsx";
import { nameOfVersion, useComparison } from "./use-comparison.ts";

/** Publishes exactly the revision that it shows, with what changes for the people who ask the agent. */
export function PublishDialog({ agent, draft, onClose }: PublishDialogProps) {
  const [note, setNote] = useState("");
  const { mutateAsync: act } = useAgentAct(agent.id);
  const number = agent.published?.number;
  const blocking = draft.notices.filter(({ code }) => code === "unknown_variable");
  const comparison = useComparison(agent.id, number, "draft");
  return (
    <FormDialog
      size="lg"
      title={`Publish ${draft.content.name}?`}
      description={
        number === undefined
          ? "This is its first version. The people it is shared with can ask it from now on."
          : "New questions get the new version. Answers that are being written keep theirs."
      }
      submitLabel="Publish"
      canSubmit={blocking.length === 0}
      onClose={onClose}
      onSubmit={() => act({ type: "publish", revision: draft.revision, note: note.trim() })}
    >
      {() => (
        <>
          <TextField
            label="Note"
            hint="What changed and why, for the list of versions. You can leave it empty."
            autoComplete="off"
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Notices tone="bad" title="It cannot be published yet:" notices={blocking} />
          <Notices
            tone="warn"
            title="Look at this before you publish:"
            notices={draft.notices.filter((notice) => !blocking.includes(notice))}
          />
          {number !== undefined && <UntilLoaded of={comparison} title="What changed could not be loaded" />}
          {comparison.data && (
            <ChangeList
              changes={comparison.data.changes}
              before={nameOfVersion(number ?? "draft")}
              after="Draft"
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface PublishDialogProps {
  agent: Agent;
  draft: AgentDraft;
  onClose: () => void;
}
