import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const siteActs: ActWords = {
  nouns: {
    content: ["Public text", "Öffentlicher Text"],
    legal: ["Legal text", "Rechtstext"],
    legal_document: ["Legal text", "Rechtstext"],
  },
  acts: {
    "content.previewed": [
      "{actor} previewed the public text {content}",
      "{actor} hat den öffentlichen Text {content} in der Vorschau angesehen",
    ],
    "content.published": [
      "{actor} published the public text {content}",
      "{actor} hat den öffentlichen Text {content} veröffentlicht",
    ],
    "content.restored": [
      "{actor} restored an earlier version of the public text {content}",
      "{actor} hat eine frühere Fassung des öffentlichen Textes {content} wiederhergestellt",
    ],
    "legal.accepted": [
      "{person} accepted the text {legal_document}",
      "{person} hat den Text {legal_document} akzeptiert",
    ],
  },
};
