import { tellApart } from "#features/agents/web/index.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { Trigger } from "../../contract/index.ts";
import { useUsableAgents } from "./use-usable-agents.ts";

const assistant = "assistant";

/** Who is asked: the assistant, or an agent that the person may use. */
export function AgentField({ value, present, onChange }: AgentFieldProps) {
  const agents = useUsableAgents().data ?? [];
  const apart = tellApart(agents);
  const options = [
    { value: assistant, label: "Assistant" },
    ...agents.map(({ id, name }) => ({
      value: id,
      label: apart.has(id) ? `${name} (${apart.get(id)})` : name,
    })),
  ];
  // The present one stays in the list while others load, and when it cannot be used any more.
  if (value !== null && !agents.some(({ id }) => id === value)) {
    options.push({ value, label: present?.name ?? "An agent that you cannot use" });
  }
  return (
    <Select
      label="Who is asked"
      options={options}
      value={value ?? assistant}
      onChange={(chosen) => onChange(chosen === assistant ? null : chosen)}
    />
  );
}

interface AgentFieldProps {
  value: string | null;
  present: Trigger["agent"];
  onChange: (agentId: string | null) => void;
}
