import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { InstructionVersion } from "../contract/index.ts";
import { InstructionsText } from "./instructions-text.tsx";
import type { Scope } from "./scope.ts";
import { useRestoreInstructions } from "./use-ai-settings.ts";

/** Shows an earlier version, and restores it. */
export function VersionDialog({ scope, version, currentNumber, onClose }: VersionDialogProps) {
  const { mutateAsync: restore } = useRestoreInstructions(scope);
  const { number, text } = version;
  return (
    <FormDialog
      size="lg"
      title={`Version ${number}`}
      description={`Restoring adds version ${currentNumber + 1} with this text. No version is lost.`}
      submitLabel="Restore"
      onClose={onClose}
      onSubmit={() => restore({ number, basedOn: currentNumber })}
    >
      {() =>
        text === "" ? (
          <p className="text-sm text-ink-2">In this version there were no instructions.</p>
        ) : (
          <InstructionsText text={text} />
        )
      }
    </FormDialog>
  );
}

interface VersionDialogProps {
  scope: Scope;
  version: InstructionVersion;
  currentNumber: number;
  onClose: () => void;
}
