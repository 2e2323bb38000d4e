import { Plus } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useDelayedValue } from "#platform/web/ui/use-delayed-value.ts";
import type { Memory } from "../contract/index.ts";
import { mostMemories } from "../contract/memory-limits.ts";
import { EraseAll } from "./erase-all.tsx";
import { MemoryRow } from "./memory-row.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemories, useMemoryStanding } from "./use-memories.ts";

const restMs = 250;

/** What is remembered: searched, by agent, page by page. */
export function KeptPanel({ firstFor, onEdit, onAdd }: KeptPanelProps) {
  const texts = useTexts(memoryTexts);
  const { kept: words } = texts;
  const [search, setSearch] = useState("");
  const [of, setOf] = useState(firstFor);
  const { data: standing } = useMemoryStanding();
  const memories = useMemories({ view: "kept", for: of, search: useDelayedValue(search.trim(), restMs) });
  const items = memories.data?.pages.flatMap((page) => page.items);
  const count = standing?.kept ?? 0;
  const isFull = count >= mostMemories;
  const agents = useAgentsToChoose(standing?.agents ?? [], of);
  const isNarrowed = search.trim() !== "" || of !== "";
  return (
    <Panel
      title={words.title}
      {...(count > 0 && { count })}
      description={words.lead}
      actions={
        <>
          {count + (standing?.proposed ?? 0) > 0 && <EraseAll />}
          <Button
            size="sm"
            disabled={isFull}
            icon={<Plus aria-hidden="true" size={14} />}
            onClick={() => onAdd(of)}
          >
            {words.add}
          </Button>
        </>
      }
    >
      {isFull && (
        <Banner tone="warn" className="mb-4">
          {words.full}
        </Banner>
      )}
      {(count > 0 || isNarrowed) && (
        <div className="mb-3 grid gap-2 sm:grid-cols-[1fr_14rem]">
          <SearchField label={words.search} value={search} onValueChange={setSearch} maxLength={200} />
          <Select
            label={words.for}
            labelHidden
            value={of}
            onChange={setOf}
            options={[
              { value: "", label: words.forAny },
              { value: "all", label: words.forAll },
              ...agents.map(({ id, name }) => ({
                value: id,
                label: name === null ? texts.onlyForGone : texts.onlyFor(name),
              })),
            ]}
          />
        </div>
      )}
      <UntilLoaded of={memories} title={texts.failedToLoad} waiting={<Skeleton className="h-32 w-full" />} />
      {items?.length === 0 && (
        <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
          {search.trim() !== "" ? words.noMatch : of !== "" ? words.none : words.empty}
        </p>
      )}
      {items && items.length > 0 && (
        <ul
          aria-label={words.title}
          className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
        >
          {items.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} onEdit={() => onEdit(memory)} />
          ))}
        </ul>
      )}
      {memories.hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button size="sm" busy={memories.isFetchingNextPage} onClick={() => void memories.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** An agent from the address can be chosen, though nothing is remembered for it. */
function useAgentsToChoose(agents: readonly Agent[], of: string): readonly Agent[] {
  const isKnown = of === "" || of === "all" || agents.some(({ id }) => id === of);
  const params = { path: { id: of } };
  const agent = apiQuery.useQuery("get", "/api/v1/agents/{id}", { params }, { enabled: !isKnown });
  if (isKnown || agent.isPending) return agents;
  return [...agents, { id: of, name: agent.data?.name ?? null }];
}

interface Agent {
  id: string;
  name: string | null;
}

interface KeptPanelProps {
  /** The agent, if any, whose memories are shown at first. */
  firstFor: string;
  onEdit: (memory: Memory) => void;
  /** `of`: the agent that is shown, `all`, or nothing. */
  onAdd: (of: string) => void;
}
