import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { CreationFailure } from "./creation-failure.tsx";
import type { useStartAgent } from "./use-start-agent.ts";

/** Creates an agent with nothing but a name. */
export function EmptyAgentForm({ start }: { start: ReturnType<typeof useStartAgent> }) {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && name.trim() === "";
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
        {...(isMissing && { error: "Give it a name." })}
        onChange={(event) => setName(event.target.value)}
      />
      {start.error && <CreationFailure error={start.error} />}
      <div>
        <Button type="submit" variant="primary" busy={start.isBusy}>
          Create
        </Button>
      </div>
    </form>
  );
}
