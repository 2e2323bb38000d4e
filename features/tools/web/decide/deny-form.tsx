import { useEffect, useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { DecideForm } from "./use-decide-mode.ts";

const reasonLimit = 2_000;

/** Asks why a call is denied. The reason may stay empty. What was typed survives a reload. */
export function DenyForm({ form, isSending, onDeny, onClose }: DenyFormProps) {
  const { reason, typeReason, takesFocus } = form;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isTooLong = reason.trim().length > reasonLimit;
  return (
    <form
      data-holds-escape=""
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onDeny(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || isSending) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextArea
        ref={box}
        label="Why not?"
        hint="The assistant reads this. It may stay empty."
        rows={2}
        value={reason}
        readOnly={isSending}
        {...(isTooLong && { error: `At most ${reasonLimit.toLocaleString("en-US")} characters.` })}
        onChange={(event) => typeReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger-solid" busy={isSending} disabled={isTooLong}>
          Deny
        </Button>
        <Button disabled={isSending} onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

interface DenyFormProps {
  form: Pick<DecideForm, "reason" | "typeReason" | "takesFocus">;
  isSending: boolean;
  onDeny: (reason: string) => void;
  onClose: () => void;
}
