import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { problemOf } from "./field-problems.ts";
import type { FieldsProps } from "./fields-props.ts";
import { exampleSchema, readSchema } from "./read-schema.ts";
import { sampleOf } from "./sample-of-schema.ts";

/** Text, or an object that fits a JSON Schema. Only a schema that can be read reaches the draft. */
export function OutputFields({ content: { outputSchema }, state, change }: FieldsProps) {
  const [typed, setTyped] = useState(outputSchema ? written(outputSchema) : "");
  const schema = readSchema(typed);
  const refused = schema.problem ?? refusalOf(state);
  const write = (text: string) => {
    setTyped(text);
    const read = readSchema(text);
    if (read.value) change({ outputSchema: read.value });
  };
  return (
    <div className="grid gap-4">
      <Segmented
        label="Form of the answer"
        className="max-w-full flex-wrap justify-self-start"
        options={[
          { value: "text", label: "Text" },
          { value: "schema", label: "JSON Schema" },
        ]}
        value={outputSchema ? "schema" : "text"}
        onChange={(form) => {
          if (form === "text") return change({ outputSchema: null });
          const value = readSchema(typed).value ?? exampleSchema;
          setTyped(written(value));
          change({ outputSchema: value });
        }}
      />
      {outputSchema && (
        <>
          <TextArea
            label="JSON Schema"
            hint="Of an object. The final answer has to fit it. Workflows and programs can rely on that."
            rows={8}
            maxRows={20}
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            value={typed}
            {...(refused && { error: refused })}
            action={
              <Button size="sm" onClick={() => write(written(exampleSchema))}>
                Insert an example
              </Button>
            }
            onChange={({ target }) => write(target.value)}
          />
          <div>
            <h3 className="text-sm font-medium">An answer would look like this</h3>
            <pre className="mt-1.5 overflow-x-auto rounded-md border border-line-1 bg-paper-1 p-3 font-mono text-xs">
              {JSON.stringify(sampleOf(outputSchema), null, 2)}
            </pre>
          </div>
        </>
      )}
    </div>
  );
}

function written(schema: object): string {
  return JSON.stringify(schema, null, 2);
}

function refusalOf(state: FieldsProps["state"]): string | undefined {
  const refused = problemOf(state, "outputSchema");
  if (refused || state.type !== "failed") return refused;
  return state.why.includes("JSON Schema") ? state.why : undefined;
}
