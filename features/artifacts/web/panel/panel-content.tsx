import { ArrowLeft, X } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { ArtifactView } from "../artifact/artifact-view.tsx";
import type { ArtifactViewName } from "../artifact/use-shown-view.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ArtifactList } from "./artifact-list.tsx";
import { openAll } from "./use-open-artifact.ts";

/** One artifact with the way back to all, or all of them. */
export function PanelContent({ conversationId, openId, onOpen }: PanelContentProps) {
  const words = useTexts(artifactTexts);
  const closer = (
    <IconButton
      label={words.close}
      icon={<X aria-hidden="true" size={18} />}
      onClick={() => onOpen(undefined)}
    />
  );
  if (openId)
    return (
      <ArtifactView
        key={openId}
        id={openId}
        lead={
          <>
            {closer}
            <IconButton
              label={words.all}
              icon={<ArrowLeft aria-hidden="true" size={18} />}
              onClick={() => onOpen(openAll)}
            />
          </>
        }
        onDeleted={() => onOpen(openAll)}
      />
    );
  return <ArtifactList {...{ conversationId, closer, onOpen }} />;
}

interface PanelContentProps {
  conversationId: string;
  openId: string | undefined;
  onOpen: (what: string | undefined, view?: ArtifactViewName) => void;
}
