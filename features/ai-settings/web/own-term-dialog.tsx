import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { OwnTerm } from "../contract/index.ts";
import { useAddOwnTerm } from "./use-redaction.ts";

/** Adds words or a pattern that are replaced for every connected provider. */
export function OwnTermDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: add } = useAddOwnTerm();
  const [kind, setKind] = useState<OwnTerm["kind"]>("words");
  const [text, setText] = useState("");
  const [typedName, setTypedName] = useState("");
  const placeholder = typedName.trim().toUpperCase();
  const isNamed = /^[A-Z]{2,16}$/.test(placeholder);
  return (
    <FormDialog
      size="md"
      title="Add own words"
      description="They are replaced for every connected provider. You can switch them off for each."
      submitLabel="Add"
      onClose={onClose}
      onSubmit={() =>
        text.trim().length >= 2 && isNamed ? add({ kind, text: text.trim(), placeholder }) : undefined
      }
    >
      {({ isChecked }) => (
        <>
          <Segmented
            label="Kind"
            options={[
              { value: "words", label: "Words" },
              { value: "pattern", label: "Pattern" },
            ]}
            value={kind}
            onChange={setKind}
          />
          <TextField
            label={kind === "words" ? "Words" : "Regular expression"}
            hint={
              kind === "words"
                ? "Found in any case, not inside of other words, e.g. Project Aurora."
                : "Each repetition needs an upper limit, e.g. EMP-\\d{4,6}. Lookarounds and back references are not accepted."
            }
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            {...(isChecked && text.trim().length < 2 ? { error: "Enter at least 2 characters." } : {})}
            onChange={(event) => setText(event.target.value)}
          />
          <TextField
            label="Name of the placeholder"
            hint={`The provider gets [${isNamed ? placeholder : "PROJECT"}_1]. Choose a name that tells the model what it stands for.`}
            maxLength={16}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typedName}
            {...(isChecked && !isNamed ? { error: "Use 2 to 16 letters from A to Z, e.g. PROJECT." } : {})}
            onChange={(event) => setTypedName(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
