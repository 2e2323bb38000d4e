import type { QuestionField, QuestionForm } from "../../contract/index.ts";

/** What the answer to a question consists of. A question with fields is a form, whatever else it offers. */
export function formOf({
  options,
  fields,
}: {
  options?: QuestionField["options"];
  fields?: readonly QuestionField[] | undefined;
}): QuestionForm {
  if (fields) return { kind: "form", fields: [...fields] };
  if (options) return { kind: "choice", fields: [{ label: "Your choice", options }] };
  return { kind: "text", fields: [{ label: "Your answer" }] };
}
