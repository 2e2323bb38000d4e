import { Panel } from "#platform/web/ui/panel.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { DraftView } from "../draft/draft-store.ts";
import type { ChangeContent } from "../draft/use-draft-store.ts";
import { errorOf } from "./field-problems.ts";
import { InstructionsField } from "./instructions-field.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { ModelFields } from "./model-fields.tsx";
import { NameField } from "./name-field.tsx";
import { OutputFields } from "./output-fields.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { ToolFields } from "./tool-fields.tsx";
import { VariableFields } from "./variable-fields.tsx";

/** Everything that a version of an agent fixes. Each change is saved by itself. */
export function BuildFields({ agentId, view, change }: BuildFieldsProps) {
  const { content, state } = view;
  return (
    <>
      <Panel title="What it is for">
        <div className="grid gap-4">
          <NameField {...{ agentId, content, state, change }} />
          <TextField
            label="Purpose"
            hint="One sentence for people who choose an agent."
            maxLength={300}
            autoComplete="off"
            value={content.purpose}
            {...errorOf(state, "purpose")}
            onChange={({ target }) => change({ purpose: target.value })}
          />
        </div>
      </Panel>
      <Panel
        title="Instructions"
        description="What the model is told with every question. Instructions of admins stand above them."
      >
        <div className="grid gap-5">
          <InstructionsField {...{ content, state, change }} />
          <VariableFields {...{ content, state, change }} />
        </div>
      </Panel>
      <Panel title="Model">
        <ModelFields {...{ content, state, change }} />
      </Panel>
      <ToolFields {...{ content, state, change }} />
      <Panel title="Knowledge and memory">
        <p className="mb-4 max-w-prose text-sm text-ink-2">
          An agent has no documents of its own yet. It reads files that people attach to their question, and
          those that they may read when it has the tools for files.
        </p>
        <Switch
          label="Use what is remembered of the person who asks"
          hint="Each person's own memory, which nobody else reads. It is used in conversations that nobody else reads."
          checked={content.hasMemory}
          onChange={({ target }) => change({ hasMemory: target.checked })}
        />
      </Panel>
      <Panel
        title="Limits"
        description="At a limit, the agent asks whether it may continue. Limits of the workspace count as well."
      >
        <LimitFields {...{ content, state, change }} />
      </Panel>
      <Panel title="Starters" description="Questions that a new conversation offers, at most six.">
        <StarterFields {...{ content, state, change }} />
      </Panel>
      <Panel title="Form of the answer">
        <OutputFields {...{ content, state, change }} />
      </Panel>
    </>
  );
}

interface BuildFieldsProps {
  agentId: string;
  view: DraftView;
  change: ChangeContent;
}
