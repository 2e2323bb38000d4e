import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Agent } from "../../contract/index.ts";
import { valueProblem } from "./missing-values.ts";

/** One field for each variable of an agent. The required ones say so. */
export function ValueFields({ variables, values, isChecked, onChange }: ValueFieldsProps) {
  return variables.map((variable) => {
    const { name, isRequired } = variable;
    const problem = isChecked ? valueProblem(variable, values) : undefined;
    return (
      <TextField
        key={name}
        label={labelOf(name)}
        hint={isRequired ? !problem && "The agent needs this." : "Empty: as the agent says."}
        maxLength={1_000}
        autoComplete="off"
        value={values[name] ?? ""}
        {...(problem && { error: problem })}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
    );
  });
}

/** The name of a variable for people: `sales_region` becomes “Sales region”. */
function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface ValueFieldsProps {
  variables: Agent["variables"];
  values: Readonly<Record<string, string>>;
  /** Whether the person tried to go on, so that what is missing is named. */
  isChecked: boolean;
  onChange: (values: Record<string, string>) => void;
}
