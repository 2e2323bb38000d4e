import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { invitationsTexts } from "./texts/invitations-texts.ts";

/** Asks for the name of a workspace that has none of its own yet. */
export function NameWorkspace() {
  const { name: words } = useTexts(invitationsTexts);
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    setBusy(true);
    try {
      await api.PUT("/api/v1/workspace/name", { body: { name } });
      await client.invalidateQueries();
    } catch (thrown) {
      setError(describeError(thrown));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        label={words.label}
        placeholder={words.placeholder}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...(error && { error })}
        className="w-full sm:w-72"
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}
