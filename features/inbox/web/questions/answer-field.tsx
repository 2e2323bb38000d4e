import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { answerLimit, type QuestionField } from "../../contract/index.ts";

/** One value of an answer: free text, or one of the options. */
export function AnswerField({ field, isAlone, value, isMissing, onChange }: AnswerFieldProps) {
  const { label, options } = field;
  if (options) return <Options {...{ field, isAlone, value, isMissing, onChange, options }} />;
  return (
    <TextArea
      label={label}
      labelHidden={isAlone}
      rows={isAlone ? 2 : 1}
      maxLength={answerLimit}
      value={value}
      {...(isMissing && { error: "Write an answer." })}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

interface AnswerFieldProps {
  field: QuestionField;
  /** The question itself is its label. */
  isAlone: boolean;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

function Options({
  field,
  isAlone,
  value,
  isMissing,
  onChange,
  options,
}: AnswerFieldProps & { options: string[] }) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={isMissing ? `${name}-error` : undefined}>
      <legend className={isAlone ? "sr-only" : "mb-1 text-sm font-medium"}>{field.label}</legend>
      <div className="grid gap-1">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-9 items-center gap-2.5 rounded-md border border-line-1 px-3 py-1.5 text-sm transition-colors hover:border-line-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              aria-invalid={isMissing || undefined}
              onChange={() => onChange(option)}
              className="size-4 shrink-0 accent-(--accent) outline-none"
            />
            <span className="min-w-0 wrap-anywhere">{option}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${name}-error`} className="mt-1 flex gap-1.5 text-xs text-bad">
          <CircleAlert aria-hidden="true" size={14} className="mt-px shrink-0" />
          Choose one.
        </p>
      )}
    </fieldset>
  );
}
