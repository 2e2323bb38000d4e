import { useTexts } from "../language/texts.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { LineDiff } from "./line-diff.tsx";
import { lineDiffTexts } from "./texts/line-diff-texts.ts";

/** Two texts after one version: what somebody saved, and what this person typed. The person decides which one is kept. */
export function BothTexts({ saved, typed, note, onKeepMine, onTakeTheirs, onClose }: BothTextsProps) {
  const words = useTexts(lineDiffTexts);
  return (
    <FormDialog
      size="lg"
      isReadFirst
      title={words.both}
      description={[words.colours, note].filter(Boolean).join(" ")}
      submitLabel={words.keepMine}
      otherAct={{ label: words.takeTheirs, onAct: async () => onTakeTheirs() }}
      onClose={onClose}
      onSubmit={onKeepMine}
    >
      {() => <LineDiff before={saved} after={typed} />}
    </FormDialog>
  );
}

interface BothTextsProps {
  saved: string;
  typed: string;
  /** What becomes of the other one. */
  note?: string | undefined;
  /** Rejects when the server refuses: then both stay. */
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
  onClose: () => void;
}
