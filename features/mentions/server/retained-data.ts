import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** What others wrote is theirs, also where it names somebody who is erased. */
export const retainedMentionData: KeptData[] = [
  {
    tables: [],
    what: [
      "what others wrote about the person in their own messages and comments, with the name by which they mentioned them; and that a conversation was handed over to them, with an id that leads nowhere",
      "was andere in eigenen Nachrichten und Kommentaren über die Person geschrieben haben, mit dem Namen, unter dem sie sie erwähnten; und dass ihr eine Unterhaltung übergeben wurde, mit einer Kennung, die nirgends hinführt",
    ],
    ground: [
      "legitimate interest of those who wrote it and work with it (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse derer, die es geschrieben haben und damit arbeiten (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["as long as the conversation exists", "solange es die Unterhaltung gibt"],
  },
];
