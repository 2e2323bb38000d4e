import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { peopleTexts } from "./texts/people-texts.ts";

/** Gives a conversation to somebody else, with a note. */
export function HandOverDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { handOver: words } = useTexts(peopleTexts);
  const [userId, setUserId] = useState("");
  const [note, setNote] = useState("");
  const people = useQuery({
    queryKey: ["hand-over-people", conversationId],
    queryFn: async ({ signal }) => {
      const path = { noun: "conversation", id: conversationId };
      const [people, object] = await Promise.all([
        api.GET("/api/v1/workspace/people", { params: { query: { limit: 100 } }, signal }),
        api.GET("/api/v1/shares/{noun}/{id}", { params: { path }, signal }),
      ]);
      const ownerId = object.data?.owner?.id;
      return (people.data?.items ?? []).filter(({ id, isGuest }) => !isGuest && id !== ownerId);
    },
  });
  const isEmpty = people.data?.length === 0;
  return (
    <FormDialog
      title={words.title}
      description={isEmpty ? words.nobody : words.lead}
      submitLabel={words.submit}
      canSubmit={userId !== ""}
      onClose={onClose}
      onSubmit={async () => {
        const params = { path: { id: conversationId } };
        await api.POST("/api/v1/conversations/{id}/hand-over", { params, body: { userId, note } });
      }}
    >
      {() => (
        <>
          <Select
            label={words.person}
            value={userId}
            onChange={setUserId}
            options={[
              { value: "", label: words.choose },
              ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextArea
            label={words.note}
            hint={words.noteHint}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  );
}
