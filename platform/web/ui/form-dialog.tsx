import { type ReactNode, useId, useRef, useState } from "react";
import { describeError } from "../api/api-error.ts";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button-style.ts";
import { Dialog } from "./dialog.tsx";
import { FooterNote } from "./footer-note.tsx";
import { type SubmitAct, useSubmission } from "./use-submission.ts";

/**
 * A dialog with a form. It closes after a success; after a failure it says why, and keeps what was typed. What was typed
 * is not discarded by one Escape.
 */
export function FormDialog({
  title,
  description,
  size = "sm",
  submitLabel,
  busyLabel,
  variant = "primary",
  canSubmit = true,
  isReadFirst = false,
  keepsInput = false,
  otherAct,
  footNote,
  showsFailure = true,
  describeFailure = describeError,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  const words = useTexts(sharedTexts);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, isChecked, failure, run, forgetFailure } = useSubmission(form, onClose);
  const told = failure && describeFailure(failure);
  return (
    <Dialog
      isOpen
      isHeld
      // What is typed to confirm a danger is no loss.
      isUnsaved={isChanged && !isBusy && !keepsInput && variant === "primary"}
      onClose={() => !isBusy && onClose()}
      {...{ title, description, size, isReadFirst }}
      footer={
        <>
          {showsFailure && told && (
            <Banner tone="bad" className="w-full">
              {told}
            </Banner>
          )}
          {otherAct && (
            <Button className="mr-auto" disabled={isBusy} onClick={() => void run(otherAct.onAct)}>
              {otherAct.label}
            </Button>
          )}
          {footNote && <FooterNote>{footNote}</FooterNote>}
          <Button disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy} disabled={!canSubmit} {...{ variant, busyLabel }}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onChange={() => {
          setChanged(true);
          forgetFailure();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void run(onSubmit);
        }}
      >
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          {children({ isChecked, failure: told })}
        </fieldset>
      </form>
    </Dialog>
  );
}

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: "sm" | "md" | "wide" | "lg";
  /** It begins with text that comes before its fields. The focus stays at its top. */
  isReadFirst?: boolean;
  /** What was typed is there again when it opens the next time, so Escape loses nothing. */
  keepsInput?: boolean;
  /** The verb itself: "Rename", "Save". */
  submitLabel: string;
  busyLabel?: string;
  variant?: ButtonVariant;
  canSubmit?: boolean;
  /** What the form offers besides, such as to remove what it changes. */
  otherAct?: { label: string; onAct: SubmitAct } | undefined;
  /** A sentence beside the buttons, such as why it cannot be submitted yet. */
  footNote?: ReactNode;
  /** False where a field shows the failure itself. */
  showsFailure?: boolean;
  describeFailure?: (failure: Error) => string;
  onClose: () => void;
  /** Rejects when the server refuses; undefined while a field is not filled in right. */
  onSubmit: SubmitAct;
  /** The fields. `isChecked` once they may say what is wrong; `failure` is what the last submission failed with. */
  children: (state: { isChecked: boolean; failure: string | undefined }) => ReactNode;
}
