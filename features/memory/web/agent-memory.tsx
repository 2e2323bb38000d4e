import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { memoryStatuses } from "../contract/memory-status.ts";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemories } from "./use-memories.ts";

const mostShown = 5;

/** What an agent remembers of the person who looks at it. */
export function MemoryOfAgent({ agentId }: { agentId: string }) {
  const texts = useTexts(memoryTexts);
  const { agent: words } = texts;
  const memories = useMemories({ view: "kept", for: agentId });
  const items = memories.data?.pages[0]?.items;
  return (
    <Panel
      title={words.title}
      description={words.lead}
      actions={
        <LinkButton size="sm" to={`/settings/memory?agent=${agentId}`}>
          {words.open}
        </LinkButton>
      }
    >
      <UntilLoaded of={memories} title={texts.failedToLoad} />
      {items?.length === 0 && <p className="text-sm text-ink-2">{words.none}</p>}
      {items && items.length > 0 && (
        <ul aria-label={words.title} className="list-disc pl-5 text-sm text-ink-1">
          {items.slice(0, mostShown).map(({ id, text, state }) => (
            <li key={id} className="wrap-anywhere">
              {text} {state === "off" && <Status look={{ ...memoryStatuses.off, word: texts.off }} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
