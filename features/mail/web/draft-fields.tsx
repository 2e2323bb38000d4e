import { useTexts } from "#platform/web/language/texts.ts";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { mostBodyCharacters, mostSubjectCharacters } from "../contract/index.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import { addressFields, type DraftForm } from "./use-draft-form.ts";

/** Recipients, subject and text of a draft. `isChecked` once they say what is wrong. */
export function DraftFields({ form, isChecked }: { form: DraftForm; isChecked: boolean }) {
  const texts = useTexts(mailTexts);
  const { typed, change, wrongIn } = form;
  return (
    <>
      {addressFields.map((field) => {
        const wrong = isChecked ? wrongIn(field) : undefined;
        return (
          <TextArea
            key={field}
            label={texts.fields[field]}
            hint={field === "to" ? texts.oneALine : undefined}
            value={typed[field]}
            rows={1}
            maxRows={6}
            {...(wrong !== undefined && { error: texts.needsAddress(wrong) })}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        );
      })}
      <TextField
        label={texts.fields.subject}
        value={typed.subject}
        maxLength={mostSubjectCharacters}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label={texts.fields.body}
        value={typed.body}
        rows={8}
        maxLength={mostBodyCharacters}
        onChange={(event) => change({ body: event.target.value })}
      />
    </>
  );
}
