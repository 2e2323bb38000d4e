import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { type ModelProvider, type ProviderChoice, providerChoices } from "../../contract/index.ts";
import { ChoiceList } from "./choice-list.tsx";
import { useConnectProvider } from "./use-providers.ts";

/** Connects a provider: its kind, its address where it has none of its own, and a key. */
export function ConnectDialog({ onClose, onConnected }: ConnectDialogProps) {
  const { mutateAsync: connect } = useConnectProvider();
  const [choice, setChoice] = useState<ProviderChoice>("openai");
  const [name, setName] = useState<string>();
  const [url, setUrl] = useState("");
  const [apiKey, setApiKey] = useState("");
  const facts = providerChoices[choice];
  const isOther = choice === "openai_compatible";
  const shownName = name ?? (isOther ? "" : facts.name);
  const isMissing = {
    name: !shownName.trim(),
    url: facts.needsUrl && !/^https?:\/\/\S+$/.test(url.trim()),
    key: facts.needsKey && !apiKey.trim(),
  };

  const submit = () => {
    if (isMissing.name || isMissing.url || isMissing.key) return undefined;
    return connect({
      choice,
      name: shownName.trim(),
      ...(facts.needsUrl ? { baseUrl: url.trim() } : {}),
      ...(apiKey.trim() ? { apiKey: apiKey.trim() } : {}),
    }).then(onConnected);
  };
  return (
    <FormDialog
      size="wide"
      title="Connect a provider"
      description="The provider receives what people ask its models."
      submitLabel="Connect"
      busyLabel="Connecting"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          <ChoiceList value={choice} onChange={setChoice} />
          {facts.needsUrl && (
            <TextField
              label="Address"
              type="url"
              inputMode="url"
              placeholder={facts.exampleUrl}
              hint="Where the server speaks OpenAI’s protocol. Most addresses end in /v1."
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              value={url}
              error={
                isChecked && isMissing.url
                  ? "Enter an address that starts with http:// or https://."
                  : undefined
              }
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
          <PasswordField
            isKey
            label={facts.needsKey ? "API key" : "API key, if the server needs one"}
            hint="Stored encrypted. Nobody can read it afterwards, only replace it."
            autoComplete="off"
            data-1p-ignore
            maxLength={2_000}
            value={apiKey}
            error={isChecked && isMissing.key ? "Paste the key." : undefined}
            onChange={(event) => setApiKey(event.target.value)}
          />
          <TextField
            label="Name"
            hint="Shown beside its models."
            placeholder={isOther ? "Ollama" : facts.name}
            autoComplete="off"
            maxLength={80}
            value={shownName}
            error={isChecked && isMissing.name ? "Enter a name." : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ConnectDialogProps {
  onClose: () => void;
  onConnected: (provider: ModelProvider) => void;
}
