import { useTexts } from "#platform/web/language/texts.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { holdsTexts } from "../texts/holds-texts.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { Choices } from "./choices.ts";
import { ConversationChoices } from "./conversation-choices.tsx";
import { readConversations } from "./read-conversations.ts";
import type { HoldProblem, WrittenHold } from "./written-hold.ts";

/** What a hold covers: some people, conversations and agents, or the whole workspace. */
export function SubjectFields({ written, choices, problems, foreign, onChange }: SubjectFieldsProps) {
  const { dialog: words } = useTexts(holdsTexts);
  const options = [
    { value: "some", label: words.scopes.some },
    { value: "whole", label: words.scopes.whole },
  ] as const;
  const set = (change: Partial<WrittenHold>) => onChange({ ...written, ...change });
  const { unreadable = "" } = readConversations(written.conversations);
  const problem = problems.has("unreadable")
    ? words.unreadable(unreadable)
    : problems.has("needsSubject")
      ? words.needsSubject
      : foreign && words.foreign(foreign);
  return (
    <>
      <Segmented
        label={words.scope}
        className="justify-self-start"
        options={options}
        value={written.isWhole ? "whole" : "some"}
        onChange={(scope) => set({ isWhole: scope === "whole" })}
      />
      {written.isWhole ? (
        <p className="text-sm text-ink-2">{words.wholeHint}</p>
      ) : (
        <>
          <ChoiceList
            title={words.people}
            hint={words.peopleHint}
            choices={choices.people}
            chosen={written.people}
            onChange={(people) => set({ people })}
          />
          {choices.agents.length > 0 && (
            <ChoiceList
              title={words.agents}
              choices={choices.agents}
              chosen={written.agents}
              onChange={(agents) => set({ agents })}
            />
          )}
          <ConversationChoices chosen={written.found} onChange={(found) => set({ found })} />
          <TextArea
            label={words.pasted}
            hint={words.conversationsHint}
            rows={2}
            value={written.conversations}
            onChange={(event) => set({ conversations: event.target.value })}
            {...(problem ? { error: problem } : {})}
          />
        </>
      )}
    </>
  );
}

interface SubjectFieldsProps {
  written: WrittenHold;
  choices: Choices;
  problems: ReadonlySet<HoldProblem>;
  /** The pasted line that the server did not find in the workspace. */
  foreign: string | undefined;
  onChange: (written: WrittenHold) => void;
}
