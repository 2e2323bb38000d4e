import { Suspense, useState } from "react";
import { type NewOwner, NewOwnerField } from "#features/sharing/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { peopleTexts } from "./texts/people-texts.ts";

/** Gives a conversation to somebody else, with a note. */
export function HandOverDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { handOver: words } = useTexts(peopleTexts);
  const [newOwner, setNewOwner] = useState<NewOwner>();
  const [note, setNote] = useState("");
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      submitLabel={words.submit}
      size="md"
      onClose={onClose}
      onSubmit={() => {
        if (!newOwner) return undefined;
        const params = { path: { id: conversationId } };
        const body = { userId: newOwner.userId, note };
        return api.POST("/api/v1/conversations/{id}/hand-over", { params, body });
      }}
    >
      {({ isChecked }) => (
        <div className="grid min-h-80 content-start gap-4">
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <NewOwnerField isMissing={isChecked && !newOwner} onChoose={setNewOwner} />
          </Suspense>
          <TextArea
            label={words.note}
            hint={words.noteHint}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={1000}
          />
        </div>
      )}
    </FormDialog>
  );
}
