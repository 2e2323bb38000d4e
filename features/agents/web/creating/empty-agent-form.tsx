import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { useStartAgent } from "./use-start-agent.ts";

/** Creates an agent with nothing but a name. */
export function EmptyAgentForm({ start }: { start: ReturnType<typeof useStartAgent> }) {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && name.trim() === "";
  const problem = isMissing ? "Give it a name." : start.error ? describeError(start.error) : undefined;
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (name.trim()) start.begin({ from: "nothing", name: name.trim() });
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        placeholder="Contract reviewer"
        value={name}
        {...(problem && { error: problem })}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={start.isBusy}>
          Create
        </Button>
      </div>
    </form>
  );
}
