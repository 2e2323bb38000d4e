import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { AddAddress, ChangeDocument, WriteDocument } from "../../contract/index.ts";
import { documentCalls } from "./document-calls.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";

/** Each rejects with the server's refusal, and loads what it changed anew. */
export function useDocumentActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: knowledgeKeys.all });
  return {
    reload,
    async write(collectionId: string, body: z.input<typeof WriteDocument>) {
      await documentCalls.write(collectionId, body);
      await reload();
    },
    async addAddress(collectionId: string, body: z.input<typeof AddAddress>) {
      await documentCalls.addAddress(collectionId, body);
      await reload();
    },
    async change(id: string, body: z.input<typeof ChangeDocument>) {
      await documentCalls.change(id, body);
      await reload();
    },
    async readAgain(id: string) {
      await documentCalls.readAgain(id);
      await reload();
    },
    async delete(id: string) {
      await documentCalls.delete(id);
      client.removeQueries({ queryKey: knowledgeKeys.document(id) });
      await reload();
    },
  };
}

export type DocumentActs = ReturnType<typeof useDocumentActs>;
