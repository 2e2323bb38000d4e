import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { isSameName } from "../tell-apart.ts";
import { errorOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";

/** The name of an agent. It may be taken, which is said. */
export function NameField({ agentId, content, state, change }: FieldsProps & { agentId: string }) {
  const taken = useNamesake(agentId, useRestedName(content.name.trim()));
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Name"
        maxLength={60}
        autoComplete="off"
        value={content.name}
        {...errorOf(state, "name")}
        onChange={({ target }) => change({ name: target.value })}
      />
      <p role="status" className="flex gap-2 text-sm text-warn empty:hidden wrap-anywhere">
        {taken && (
          <>
            <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
            {taken.abilities.share
              ? "You have another agent of this name. People see the purpose beside it."
              : `${taken.owner?.name ?? "A deleted account"} has an agent of this name. People see the owner beside it.`}
          </>
        )}
      </p>
    </div>
  );
}

const restMs = 400;

/** The name once nobody types, so that not every letter asks the server. */
function useRestedName(name: string): string {
  const [rested, setRested] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setRested(name), restMs);
    return () => clearTimeout(timer);
  }, [name]);
  return rested;
}

/** Another agent of this name that the person can see. */
function useNamesake(agentId: string, name: string) {
  const found = useQuery({
    queryKey: agentKeys.named(name),
    staleTime: 30_000,
    enabled: name !== "",
    queryFn: ({ signal }) => agentCalls.list({ show: "all", search: name, limit: 20 }, signal),
  });
  return found.data?.items.find((other) => other.id !== agentId && isSameName(other.name, name));
}
