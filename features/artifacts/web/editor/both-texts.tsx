import { useTexts } from "#platform/web/language/texts.ts";
import { LineDiff } from "#platform/web/line-diff/line-diff.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { Artifact } from "../../contract/index.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import type { TypedText } from "./use-text.ts";

/** Two texts after one version. Neither is lost: the saved one stays a version, whatever is decided. */
export function BothTexts({ artifact, typed, onClose }: BothTextsProps) {
  const words = useTexts(artifactTexts);
  return (
    <FormDialog
      size="lg"
      isReadFirst
      title={words.both}
      description={words.bothText}
      submitLabel={words.keepMine}
      otherAct={{ label: words.takeTheirs, onAct: async () => typed.discard() }}
      onClose={onClose}
      onSubmit={() => typed.saveAnyway()}
    >
      {() => <LineDiff before={artifact.content} after={typed.text} />}
    </FormDialog>
  );
}

interface BothTextsProps {
  artifact: Artifact;
  typed: TypedText;
  onClose: () => void;
}
