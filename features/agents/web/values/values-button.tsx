import { SlidersHorizontal } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { useAgent } from "../api/use-agent.ts";
import { isMissingValues } from "./missing-values.ts";
import { ValuesDialog } from "./values-dialog.tsx";

/**
 * Opens the values of an agent's variables, beside its name. By itself where the person has just chosen an agent that
 * cannot start without one. Not there for an agent without variables.
 */
export function ValuesButton({ agentId, isChosenNow, values, onValues }: ValuesButtonProps) {
  const { data: agent } = useAgent(agentId);
  const [isOpen, setOpen] = useState(false);
  const variables = agent?.variables ?? [];
  const isMissing = isMissingValues(variables, values);
  const asks = isChosenNow && isMissing;
  useEffect(() => {
    if (asks) setOpen(true);
  }, [asks]);
  if (!agent || variables.length === 0) return null;
  return (
    <>
      <IconButton
        size="sm"
        label={isMissing ? `Fill in what ${agent.name} needs` : `Values for ${agent.name}`}
        icon={<SlidersHorizontal aria-hidden="true" size={14} className={isMissing ? "text-bad" : ""} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ValuesDialog agent={agent} values={values} onClose={() => setOpen(false)} onValues={onValues} />
      )}
    </>
  );
}

interface ValuesButtonProps {
  agentId: string;
  isChosenNow: boolean;
  values: Readonly<Record<string, string>>;
  onValues: (values: Record<string, string>) => void;
}
