import { type ContentKind, contentSchemas } from "../../contract/content/content-kind.ts";
import { nameField } from "../../contract/content/name-field.ts";
import type { ContentPath, ContentValue } from "./content-value.ts";
import { describeSchema } from "./describe-schema.ts";
import { FormSection } from "./form-section.tsx";
import { ValueField } from "./value-field.tsx";

/** The form of a content, generated from its schema. Groups become collapsible sections. */
export function ContentForm({ kind, body, problems, onChange }: ContentFormProps) {
  const shape = describeSchema(contentSchemas[kind]);
  if (shape.type !== "group") return null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {shape.fields.map(({ name, shape: field }) => {
        const own = { kind, label: nameField(name), value: body[name], path: [name], problems, onChange };
        if (field.type !== "group") return <ValueField key={name} {...own} shape={field} />;
        return <FormSection key={name} {...own} shape={field} />;
      })}
    </div>
  );
}

interface ContentFormProps {
  kind: ContentKind;
  body: Record<string, ContentValue>;
  problems: ReadonlyMap<string, string>;
  onChange: (path: ContentPath, next: ContentValue) => void;
}
