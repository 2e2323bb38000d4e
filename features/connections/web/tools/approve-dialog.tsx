import { useState } from "react";
import type { EndToSee } from "#features/tools/web/index.tsx";
import { EndMark, ScrollFirst, useSeenEnds } from "#features/tools/web/index.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { ConnectionTool } from "../../contract/index.ts";
import { useChangeTool } from "../use-connection-tools.ts";
import { FactsFields } from "./facts-fields.tsx";
import { FormView } from "./form-view.tsx";

/** What an admin has to have seen of a tool before they approve it: all of its arguments, and every fact. */
const endsOfForm = [
  { id: "arguments", scroll: "“Arguments” to its end" },
  { id: "all", scroll: "down to the end" },
] as const satisfies readonly EndToSee[];

/**
 * Shows a tool as models would get it, beside the approved form if it changed, and asks for its facts. It can be approved
 * once the end of its arguments and the last fact were in view.
 */
export function ApproveDialog({ connectionId, tool, onClose }: ApproveDialogProps) {
  const { mutateAsync: change } = useChangeTool(connectionId, tool.id);
  const [facts, setFacts] = useState(tool.facts ?? tool.suggestedFacts);
  const { next, onSeen } = useSeenEnds(endsOfForm);
  const [ofArguments, ofAll] = endsOfForm;
  const { approved, seen, seenHash } = tool;
  return (
    <FormDialog
      size="wide"
      isReadFirst
      title={approved ? `${seen.title} has changed` : `Approve ${seen.title}?`}
      description={
        approved
          ? "It is off. Compare both forms before you approve the new one."
          : "The other side wrote all of this, and models read it."
      }
      canSubmit={next === undefined}
      footNote={<ScrollFirst next={next} />}
      submitLabel={approved ? "Approve the new form" : "Approve"}
      onClose={onClose}
      onSubmit={() => change({ type: "approve", body: { seenHash, facts } })}
    >
      {() => (
        <>
          <div className={approved ? "grid gap-3 md:grid-cols-2" : "grid gap-3"}>
            {approved && <FormView title="As approved" form={approved} other={seen} />}
            <FormView
              title={approved ? "As it is now" : "As it is"}
              form={seen}
              other={approved}
              codeEnd={<EndMark id={ofArguments.id} onSeen={onSeen} />}
            />
          </div>
          <FactsFields value={facts} claims={seen.claims} onChange={setFacts} />
          <EndMark id={ofAll.id} onSeen={onSeen} />
        </>
      )}
    </FormDialog>
  );
}

interface ApproveDialogProps {
  connectionId: string;
  tool: ConnectionTool;
  onClose: () => void;
}
