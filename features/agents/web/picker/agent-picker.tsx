import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Bot, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import type { AgentChoiceProps } from "#features/chat/web/index.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { Popover } from "#platform/web/ui/popover.tsx";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { ValuesButton } from "../values/values-button.tsx";
import { AgentOptions } from "./agent-options.tsx";
import { noteRecentAgent } from "./recent-agents.ts";

/** Chooses the agent of the next answer, with the keyboard as well. Not there for people who have no agent. */
export function AgentPicker(props: AgentChoiceProps) {
  const { agentId, name: known, onChoose, isChosenNow, values, onValues } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const usable = useQuery({
    queryKey: agentKeys.usable(search),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => agentCalls.list({ show: "usable", search, limit: 20 }, signal),
  });
  const items = usable.data?.items ?? [];
  if (agentId === null && items.length === 0 && search === "") return null;
  const name = agentId === null ? "Assistant" : known === null ? "Not available" : (known ?? "Agent");

  const open = (next: boolean) => {
    setOpen(next);
    if (next) setTyped("");
  };
  const choose = (id: string | null) => {
    if (id) noteRecentAgent(id);
    onChoose(id);
    setOpen(false);
  };
  return (
    <>
      <Popover
        title="Who answers"
        titleHidden
        className="w-80 p-0!"
        isOpen={isOpen}
        onOpenChange={open}
        trigger={
          <button
            type="button"
            aria-label={`Agent: ${name}`}
            className={buttonStyle("ghost", "sm", "min-w-0! max-w-44 shrink! gap-1! px-1.5! font-normal!")}
          >
            <Bot aria-hidden="true" size={14} className="shrink-0" />
            <span className="truncate">{name}</span>
            <ChevronsUpDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          </button>
        }
      >
        <AgentOptions
          {...{ agentId, items, typed }}
          isFailed={usable.isError}
          onType={setTyped}
          onChoose={choose}
        />
      </Popover>
      {/* An agent that is gone has no values to ask for. */}
      {agentId !== null && known !== null && (
        <ValuesButton key={agentId} {...{ agentId, isChosenNow, values, onValues }} />
      )}
    </>
  );
}
