import type { SealedColumn } from "../secrets/sealed-column.ts";

/** The encrypted content of outgoing messages, each bound to its row. */
export const sealedMessages: SealedColumn = {
  table: "outgoing_messages",
  column: "sealed_content",
  idColumn: "id",
  context: (id) => `outgoing_messages/${id}/sealed_content`,
};
