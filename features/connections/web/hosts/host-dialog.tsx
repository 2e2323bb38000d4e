import { useState } from "react";
import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { HttpMethodName } from "../../contract/index.ts";
import { networkFormOf } from "./network-form.ts";
import { useAllowHost } from "./use-http-hosts.ts";

const methodNames: readonly HttpMethodName[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Allows a host, for chosen methods. */
export function HostDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const { mutateAsync: allow } = useAllowHost();
  const [host, setHost] = useState("");
  const [methods, setMethods] = useState<HttpMethodName[]>(["GET"]);
  const [isEverywhere, setEverywhere] = useState(false);
  const isHost = host.trim() !== "";
  const ascii = networkFormOf(host);
  return (
    <FormDialog
      title="Allow a host"
      description="Whoever runs it sees every request, and what it answers counts as written by strangers."
      submitLabel="Allow"
      onClose={onClose}
      onSubmit={() =>
        isHost && methods.length > 0 ? allow({ host: host.trim(), methods, isEverywhere }) : undefined
      }
    >
      {({ isChecked }) => (
        <>
          <TextField
            label="Host"
            placeholder="api.example.com"
            hint="Without https:// and without a path. Subdomains are hosts of their own."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={400}
            value={host}
            error={isChecked && !isHost ? "Enter a host such as api.example.com." : undefined}
            onChange={(event) => setHost(event.target.value)}
          />
          {ascii && (
            <p role="status" className="-mt-2 text-sm text-ink-2 wrap-anywhere">
              Its letters are beyond ASCII. It is stored as the network knows it:{" "}
              <span className="font-mono">{ascii}</span>
            </p>
          )}
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium text-ink-1">Methods</legend>
            {methodNames.map((name) => (
              <Checkbox
                key={name}
                label={name}
                hint={name === "GET" ? "Reads" : undefined}
                checked={methods.includes(name)}
                onChange={({ target }) =>
                  setMethods((now) =>
                    target.checked ? [...now, name] : now.filter((method) => method !== name),
                  )
                }
              />
            ))}
            {isChecked && methods.length === 0 && <p className="text-sm text-bad">Choose at least one.</p>}
          </fieldset>
          {isAdmin && (
            <Checkbox
              label="For every workspace of this installation"
              checked={isEverywhere}
              onChange={({ target }) => setEverywhere(target.checked)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
