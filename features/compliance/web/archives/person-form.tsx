import { useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { useAddressRule } from "../requests/use-address-rule.ts";
import { archiveTexts } from "./texts/archive-texts.ts";
import { useArchiveActs } from "./use-archives.ts";

/** Asks for the archive of somebody by their address. The refusal stands at the field, which keeps what was typed. */
export function PersonForm() {
  const { others: words } = useTexts(archiveTexts);
  const { request } = useArchiveActs();
  const problemOf = useAddressRule();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string) => {
    setError(text);
    field.current?.focus();
  };
  const submit = async () => {
    const problem = email.trim() === "" ? words.needsEmail : problemOf(email);
    if (problem) return fail(problem);
    setBusy(true);
    try {
      await request({ kind: "person", email });
      setEmail("");
      setError(undefined);
    } catch (cause) {
      fail(describeError(cause));
    }
    setBusy(false);
  };
  return (
    <form
      aria-label={words.title}
      noValidate
      className="mt-4 grid gap-2 border-t border-line-1 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 className="text-sm font-medium">{words.title}</h3>
      <p className="text-sm text-ink-2">{words.description}</p>
      <div className="flex max-w-xl flex-wrap items-end gap-2">
        <TextField
          ref={field}
          type="email"
          autoComplete="off"
          className="min-w-0 flex-1 basis-60"
          label={words.email}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
