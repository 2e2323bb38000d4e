import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { focusNext } from "#features/tools/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { useTyped } from "#platform/web/personal-data/use-typed.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { useSubmission } from "#platform/web/ui/use-submission.ts";
import type { Question } from "../../contract/index.ts";
import { AnswerField } from "./answer-field.tsx";
import { answerQuestion, reloadQuestion } from "./use-question.ts";

/** Names the form of a question in the storage of what was typed. */
export const formOf = (questionId: string) => `question.${questionId}`;

/** The fields of an open question. What was typed stays when it cannot be sent, and when the page is loaded again. */
export function AnswerForm({ question, card, onSettled }: AnswerFormProps) {
  const client = useQueryClient();
  const { fields, kind } = question.form;
  const { typed, type, forget } = useTyped(formOf(question.id));
  const values = fields.map((_, index) => typed[index] ?? "");
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<() => void>(() => {});
  const { isBusy, isChecked, failure, run, forgetFailure } = useSubmission(form, () => {
    onSettled?.();
    next.current();
  });
  const send = async () => {
    try {
      const go = focusNext(card.current);
      await answerQuestion(
        client,
        question,
        values.map((value) => value.trim()),
      );
      forget();
      next.current = go;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        forget();
        onSettled?.();
        await reloadQuestion(client, question);
        card.current?.focus();
      }
      throw error;
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid gap-3"
      onChange={forgetFailure}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => (values.some((value) => value.trim() === "") ? undefined : send()));
      }}
    >
      <fieldset disabled={isBusy} className="grid min-w-0 gap-3">
        {fields.map((field, index) => (
          <AnswerField
            key={field.label}
            field={field}
            isAlone={kind !== "form"}
            value={values[index] ?? ""}
            isMissing={isChecked && (values[index] ?? "").trim() === ""}
            onChange={(value) => type({ [index]: value })}
          />
        ))}
      </fieldset>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {describeError(failure)}
        </p>
      )}
      <Button type="submit" variant="brass" busy={isBusy} className="justify-self-start">
        Answer
      </Button>
    </form>
  );
}

interface AnswerFormProps {
  question: Question;
  card: RefObject<HTMLElement | null>;
  onSettled: (() => void) | undefined;
}
