import { Pill } from "#platform/web/ui/pill.tsx";
import { importOrigins } from "../../contract/imports/import-origins.ts";
import { useConversation } from "../api/use-conversation.ts";

/** Says where an imported conversation comes from. */
export function ImportedPill({ conversationId }: { conversationId: string | undefined }) {
  const origin = useConversation(conversationId).data?.importedFrom;
  if (!origin) return null;
  return (
    <Pill tone="info" className="shrink-0">
      <span className="max-sm:sr-only">Imported from </span>
      {importOrigins[origin]}
    </Pill>
  );
}
