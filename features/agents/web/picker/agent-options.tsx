import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Agent } from "../../contract/index.ts";
import { tellApart } from "../tell-apart.ts";
import { readRecentAgents, recentFirst } from "./recent-agents.ts";

interface Option {
  id: string | null;
  name: string;
  purpose: string;
}

const assistant: Option = {
  id: null,
  name: "Assistant",
  purpose: "Answers without an agent, with all your tools.",
};

/** A search above the agents that can be asked. The input keeps the focus and marks one of them. */
export function AgentOptions({ agentId, items, typed, isFailed, onType, onChoose }: AgentOptionsProps) {
  const [recent] = useState(readRecentAgents);
  const [marked, setMarked] = useState(() =>
    agentId === null ? 0 : 1 + recentFirst(items, recent).findIndex(({ id }) => id === agentId),
  );
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const apart = tellApart(items);
  const agents: Option[] = typed.trim() === "" ? recentFirst(items, recent) : [...items];
  const options = typed.trim() === "" ? [assistant, ...agents] : agents;
  const current = Math.max(0, Math.min(marked, options.length - 1));

  useEffect(() => {
    list.current?.querySelector(`[id="${listId}-${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[current];
    if (step) setMarked((current + step + options.length) % options.length);
    else if (event.key === "Enter" && option) onChoose(option.id);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex max-h-[min(24rem,var(--available-height))] flex-col">
      <label className="flex shrink-0 items-center gap-2 border-b border-line-1 px-3">
        <Search aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label="Find an agent"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Find an agent"
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          className="h-10 min-w-0 flex-1 bg-transparent text-sm outline-none pointer-coarse:h-12 pointer-coarse:text-lg"
        />
      </label>
      <div ref={list} id={listId} role="listbox" aria-label="Agents" className="min-h-0 overflow-y-auto p-1">
        {options.length === 0 && (
          <p className="px-2 py-4 text-center text-sm text-ink-2">
            {isFailed ? "The agents could not be loaded." : "No agent matches."}
          </p>
        )}
        {options.map(({ id, name, purpose }, index) => (
          <div
            key={id ?? "assistant"}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerMove={() => setMarked(index)}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => event.key === "Enter" && onChoose(id)}
            className={classNames(
              "flex items-start gap-2 rounded-md px-2 py-1.5 text-sm pointer-coarse:min-h-11",
              index === current && "bg-paper-3",
            )}
          >
            <span className="grid h-5 w-4 shrink-0 place-items-center text-accent">
              {id === agentId && <Check aria-hidden="true" size={14} />}
            </span>
            <span className="grid min-w-0">
              <span className="truncate text-ink-1">
                {name}
                {id === agentId && <span className="sr-only">, chosen</span>}
              </span>
              {id !== null && apart.has(id) && apart.get(id) !== purpose && (
                <span className="truncate text-xs text-ink-2 first-letter:uppercase">{apart.get(id)}</span>
              )}
              {purpose && <span className="line-clamp-2 text-xs text-ink-2">{purpose}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className="shrink-0 border-t border-line-1 px-3 py-2 text-xs">
        <Link to="/agents" className="hit-area rounded-sm text-ink-2 underline-offset-4 hover:underline">
          All agents
        </Link>
      </p>
    </div>
  );
}

interface AgentOptionsProps {
  agentId: string | null;
  items: readonly Agent[];
  typed: string;
  isFailed: boolean;
  onType: (typed: string) => void;
  /** Null: the assistant, without an agent. */
  onChoose: (agentId: string | null) => void;
}
