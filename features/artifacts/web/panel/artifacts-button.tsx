import { FileStack } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { useArtifacts } from "../api/use-artifacts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { openAll, useOpenArtifact } from "./use-open-artifact.ts";

/** Opens and closes the artifacts of a conversation, and counts them. */
export function ArtifactsButton({ conversationId }: { conversationId: string }) {
  const words = useTexts(artifactTexts);
  const count = useArtifacts(conversationId).data?.items.length ?? 0;
  const { isOpen, open } = useOpenArtifact();
  return (
    <IconButton
      label={words.open(count)}
      aria-expanded={isOpen}
      icon={<FileStack aria-hidden="true" size={18} className={count > 0 ? "text-ink-1" : undefined} />}
      className="print:hidden"
      onClick={() => open(isOpen ? undefined : openAll)}
    />
  );
}
