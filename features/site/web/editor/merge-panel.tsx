import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { EditedContent } from "../../contract/content/content-version.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { Choices } from "./merge-sections.ts";
import type { DraftState } from "./use-draft.ts";

/** Resolves conflicts between two admins, section by section. */
export function MergePanel({ content, draft }: { content: EditedContent; draft: DraftState }) {
  const { version, body, language } = content;
  const [choices, setChoices] = useState<Choices>({});
  const open = draft.conflicts.filter((section) => choices[section] === undefined);
  const settle = () =>
    draft.choose(Object.fromEntries(draft.conflicts.map((section) => [section, choices[section] ?? "mine"])));
  return (
    <Panel title="Conflicting changes">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <p className="max-w-prose text-sm text-ink-2">
          Version {version} was published while you were editing. Changes by only one of you are merged. For
          the rest, choose which text to use; yours is kept either way. This publishes nothing.
        </p>
        {draft.conflicts.map((section) => (
          <ConflictChoice
            key={section}
            section={section}
            mine={draft.body[section]}
            theirs={body[section]}
            version={version}
            lang={language}
            chosen={choices[section]}
            onChoose={(side) => setChoices({ ...choices, [section]: side })}
          />
        ))}
        <Button variant="primary" className="justify-self-start" disabled={open.length > 0} onClick={settle}>
          Merge
        </Button>
      </div>
    </Panel>
  );
}
