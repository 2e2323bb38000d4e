import { Suspense } from "react";
import { CollectionsField } from "#features/knowledge/web/index.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
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
        <div className="mb-5">
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <CollectionsField ids={content.collections} onChange={(collections) => change({ collections })} />
          </Suspense>
        </div>
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
