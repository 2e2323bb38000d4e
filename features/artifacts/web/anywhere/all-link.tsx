import { FileStack } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** Leads from the list of conversations to what is written beside them. */
export function AllLink({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const words = useTexts(artifactTexts);
  return (
    <LinkButton
      to="/artifacts"
      size="sm"
      variant="ghost"
      className="w-full justify-start"
      icon={<FileStack aria-hidden="true" size={16} />}
      onClick={onOpen}
    >
      {words.title}
    </LinkButton>
  );
}
