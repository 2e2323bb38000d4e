import { Checkbox } from "#platform/web/ui/checkbox.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { hintOfPlace } from "../../contract/content/check-places.ts";
import { nameField } from "../../contract/content/name-field.ts";
import { isRecord } from "./content-value.ts";
import type { Shape } from "./describe-schema.ts";
import type { FieldProps } from "./field-props.ts";
import { ListField } from "./list-field.tsx";
import { placeId } from "./place-id.ts";

/** The form field or fields of one value. */
export function ValueField(props: FieldProps) {
  const { shape, label, value, path, problems, onChange } = props;
  const id = placeId(path);
  const error = problems.get(path.join("."));
  switch (shape.type) {
    case "list":
      return (
        <ListField
          {...props}
          shape={shape}
          renderItem={(item) =>
            shape.item.type === "group" ? (
              <GroupFields {...item} shape={shape.item} />
            ) : (
              <ValueField {...item} shape={shape.item} />
            )
          }
        />
      );
    case "switch":
      return (
        <Checkbox
          id={id}
          label={label}
          checked={value === true}
          onChange={(event) => onChange(path, event.target.checked)}
        />
      );
    case "choice":
      return (
        <Select
          id={id}
          label={label}
          value={String(value ?? "")}
          error={error}
          options={[
            ...(shape.mayBeNone ? [{ value: "", label: "None" }] : []),
            ...shape.options.map((option) => ({ value: option, label: nameField(option) })),
          ]}
          onChange={(next) => onChange(path, next === "" ? undefined : next)}
        />
      );
    case "text": {
      const text = {
        ...{ id, label, value: String(value ?? "") },
        ...{ error: error ?? tooLong(value, shape.longest), hint: hintOf(props, shape.longest) },
        onChange: (event: { target: { value: string } }) => onChange(path, event.target.value),
      };
      const isLong = shape.longest > 150;
      if (!isLong) return <TextField {...text} />;
      const isText = shape.longest > 10_000;
      return <TextArea {...text} rows={isText ? 16 : 2} maxRows={isText ? 40 : 12} />;
    }
    case "group":
      return (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold text-ink-1">{label}</legend>
          <GroupFields {...props} shape={shape} />
        </fieldset>
      );
  }
}

/** Reported while typing, instead of silently cutting pasted text. */
function tooLong(value: unknown, longest: number): string | undefined {
  const length = typeof value === "string" ? value.trim().length : 0;
  if (length <= longest) return undefined;
  return `At most ${longest} characters. This has ${length}: shorten it by ${length - longest}.`;
}

/** The hint of a field, and its remaining space once it fills up. */
function hintOf({ kind, path, value }: FieldProps, longest: number): string | undefined {
  const length = typeof value === "string" ? value.length : 0;
  const room = length > longest * 0.8 ? `${length} of ${longest} characters.` : undefined;
  const parts = [fieldHints[path.join(".")], hintOfPlace(kind, path.join(".")), room];
  return parts.filter(Boolean).join(" ") || undefined;
}

/** The fields of a group, in a column. */
export function GroupFields({ kind, shape, value, path, problems, onChange }: GroupProps) {
  const record = isRecord(value) ? value : {};
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 border-l-2 border-line-1 pl-3">
      {shape.fields.map(({ name, shape: field }) => (
        <ValueField
          key={name}
          kind={kind}
          shape={field}
          label={nameField(name)}
          value={record[name]}
          path={[...path, name]}
          problems={problems}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

const fieldHints: Record<string, string> = {
  country: "The name of a country, such as Austria. The terms say that its law applies.",
};

interface GroupProps extends Omit<FieldProps, "label" | "shape"> {
  shape: Extract<Shape, { type: "group" }>;
}
