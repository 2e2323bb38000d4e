import { cleanText } from "#platform/contract/clean-text.ts";
import { fail } from "#platform/server/errors.ts";
import { inboxErrors, type QuestionForm } from "../../contract/index.ts";

/** The values, if each fits its field. Throws `question.invalid_answer`, whose details name the field. */
export function fittingAnswer({ fields }: QuestionForm, values: readonly string[]): string[] {
  if (values.length !== fields.length) {
    fail(inboxErrors, "question.invalid_answer", { message: `Answer all ${fields.length} fields.` });
  }
  return fields.map(({ options }, index) => {
    const value = cleanText(values[index] ?? "").trim();
    const problem = value === "" ? "Write an answer." : options && !options.includes(value) && "Choose one.";
    if (problem) {
      fail(inboxErrors, "question.invalid_answer", {
        message: problem,
        details: { field: index },
      });
    }
    return value;
  });
}
