import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { EnteredAuth } from "./entered-auth.ts";

/** How the product identifies itself at the other side. */
export function AuthFields({ value, onChange, hasSignIn, isChecked }: AuthFieldsProps) {
  const set = (change: Partial<EnteredAuth>) => onChange({ ...value, ...change });
  return (
    <>
      <Select
        label="Authentication"
        options={[
          { value: "none", label: "None" },
          { value: "key", label: "A key" },
          ...(hasSignIn ? [{ value: "oauth" as const, label: "Sign-in (OAuth)" }] : []),
        ]}
        value={value.type}
        onChange={(type) => set({ type })}
      />
      {value.type === "key" && (
        <>
          <PasswordField
            isKey
            label="Key"
            hint="Stored encrypted. Nobody can read it afterwards, only replace it."
            autoComplete="off"
            data-1p-ignore
            maxLength={4_000}
            value={value.key}
            error={isChecked && !value.key.trim() ? "Paste the key." : undefined}
            onChange={(event) => set({ key: event.target.value })}
          />
          <Select
            label="Where it is sent"
            options={[
              { value: "bearer", label: "Authorization: Bearer" },
              { value: "header", label: "Another header" },
              { value: "query", label: "A parameter of the address" },
            ]}
            value={value.place}
            onChange={(place) => set({ place })}
          />
          {value.place !== "bearer" && (
            <TextField
              label={value.place === "header" ? "Name of the header" : "Name of the parameter"}
              placeholder={value.place === "header" ? "X-API-Key" : "api_key"}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={value.keyName}
              error={isChecked && !value.keyName.trim() ? "Enter the name." : undefined}
              onChange={(event) => set({ keyName: event.target.value })}
            />
          )}
        </>
      )}
      {value.type === "oauth" && (
        <>
          <p className="text-sm text-ink-2">
            You sign in at the other side after this. The product registers itself there if that is possible.
          </p>
          <TextField
            label="Client ID, if the other side gave you one"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={value.clientId}
            onChange={(event) => set({ clientId: event.target.value })}
          />
          {value.clientId && (
            <PasswordField
              isKey
              label="Client secret, if there is one"
              hint="Stored encrypted."
              autoComplete="off"
              data-1p-ignore
              maxLength={4_000}
              value={value.clientSecret}
              onChange={(event) => set({ clientSecret: event.target.value })}
            />
          )}
        </>
      )}
    </>
  );
}

interface AuthFieldsProps {
  value: EnteredAuth;
  onChange: (value: EnteredAuth) => void;
  hasSignIn: boolean;
  isChecked: boolean;
}
