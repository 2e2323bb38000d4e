import { useEffect, useRef } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Approval } from "../../contract/index.ts";
import { ShownValue } from "../exact-values/shown-value.tsx";
import { useOwnDomain } from "../use-own-domain.ts";
import { EditField } from "./edit-field.tsx";
import { FailureNote } from "./failure-note.tsx";
import { fieldOfFailure, withoutPath } from "./field-of-failure.ts";
import type { DecideForm } from "./use-decide-mode.ts";
import type { Act } from "./use-decision.ts";

/** The fields of a call with its editable ones open. What was typed stays when the server refuses it, and when Escape closes it. */
export function EditForm({ approval, form, sending, failure, onDecide, onClose }: EditFormProps) {
  const { shown, marks } = approval;
  const { changeOf, typeChange, takesFocus } = form;
  const box = useRef<HTMLFormElement>(null);
  const ownDomain = useOwnDomain();
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [takesFocus]);
  const wrong = failure && fieldOfFailure(failure, shown);
  const changes = Object.fromEntries(
    shown.fields.flatMap(({ argument, value }) => {
      const now = argument === null ? undefined : changeOf(argument);
      return argument === null || now === undefined || now === value ? [] : [[argument, now]];
    }),
  );
  const isChanged = Object.keys(changes).length > 0;
  const isSending = sending === "approve";
  return (
    <form
      ref={box}
      noValidate
      data-holds-escape=""
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onDecide({ type: "approve", changes });
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || isSending) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {shown.fields.map((field, index) =>
        field.isEditable && field.argument !== null ? (
          <EditField
            key={field.label}
            field={field}
            value={changeOf(field.argument) ?? field.value}
            isLocked={isSending}
            error={wrong === field.argument ? withoutPath(describeError(failure)) : undefined}
            onChange={(value) => typeChange(field.argument ?? "", value)}
          />
        ) : (
          <div key={field.label} className="min-w-0">
            <p className="mb-1 text-sm text-ink-3">{field.label}</p>
            <ShownValue {...{ field, ownDomain }} marks={marks.filter((mark) => mark.field === index)} />
          </div>
        ),
      )}
      {failure && !wrong && <FailureNote failure={failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="brass" busy={isSending} disabled={!isChanged}>
          Approve with changes
        </Button>
        <Button disabled={isSending} onClick={onClose}>
          Back
        </Button>
        {!isChanged && <p className="text-sm text-ink-3">Nothing is changed yet.</p>}
      </div>
    </form>
  );
}

interface EditFormProps {
  approval: Approval;
  form: Pick<DecideForm, "changeOf" | "typeChange" | "takesFocus">;
  sending: Act["type"] | undefined;
  failure: Error | undefined;
  onDecide: (act: Act) => void;
  onClose: () => void;
}
