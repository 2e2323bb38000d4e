import type {
  Collection,
  FoundPassage,
  KnowledgeDocument,
  KnowledgePassage,
  KnowledgeSearch,
} from "#features/knowledge/contract/index.ts";

export const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
export const long =
  "Donaudampfschifffahrtsgesellschaft_and_other_names_that_nobody_would_give_and_that_have_no_space";
const at = "2026-11-24T09:00:00.000Z";

export const collection: Collection = {
  ...{ id: idOf(1), name: "Employee handbook", description: "Holidays, travel, sickness and pay." },
  ...{ owner: { id: idOf(90), name: "Eva Example" }, isShared: true, passageCount: 1_840 },
  ...{ documents: { total: 12, waiting: 1, failed: 2 }, createdAt: at, updatedAt: at },
  abilities: { edit: true, share: true, delete: true },
};
export const readCollection: Collection = {
  ...collection,
  abilities: { edit: false, share: false, delete: false },
};
export const emptyCollection: Collection = {
  ...{ ...collection, passageCount: 0, isShared: false },
  documents: { total: 0, waiting: 0, failed: 0 },
};

/** As many as a page of the list has. */
export const manyCollections = Array.from({ length: 50 }, (_, index) => ({
  ...[collection, { ...readCollection, name: long, description: `${long} `.repeat(6), owner: null }][
    index % 2
  ],
  id: idOf(index + 1),
}));

export const document: KnowledgeDocument = {
  ...{ id: idOf(101), collectionId: idOf(1), folder: "", title: "Holidays.pdf", source: "upload" },
  ...{ address: null, refreshHours: null, checkedAt: null, refreshAt: null, sizeBytes: 184_000 },
  ...{ kind: "pdf", pageCount: 12, characterCount: 40_000, isCutShort: false, state: "ready" },
  ...{ problem: null, passageCount: 120, version: 1, indexedVersion: 1 },
  ...{ addedBy: { id: idOf(90), name: "Eva Example" }, createdAt: at, updatedAt: at, indexedAt: at },
  abilities: { edit: true },
};
export const failedDocument: KnowledgeDocument = {
  ...{ ...document, id: idOf(102), title: `${long}.docx`, state: "failed", kind: "docx", passageCount: 0 },
  problem: { code: "file.damaged", message: "This file is damaged. Save it again and upload a new version." },
};
export const addressDocument: KnowledgeDocument = {
  ...{ ...document, id: idOf(103), title: "Travel", folder: "Travel/Abroad", source: "address" },
  ...{ address: `https://www.example.com/${long}/${long}`, refreshHours: 24, checkedAt: at, kind: "html" },
  pageCount: null,
};
export const writtenDocument: KnowledgeDocument = {
  ...{ ...document, id: idOf(104), title: "Sickness", folder: "Travel", source: "text", kind: "markdown" },
  ...{ pageCount: null, isCutShort: true, passageCount: 3 },
};
export const readingDocument: KnowledgeDocument = {
  ...{ ...document, id: idOf(105), title: "Pay.xlsx", state: "reading", kind: "xlsx", version: 2 },
};
export const waitingDocument: KnowledgeDocument = {
  ...{ ...document, id: idOf(106), title: "Notes.md", state: "waiting", kind: null, passageCount: 0 },
  ...{ pageCount: null, indexedAt: null },
};
export const documents = [
  document,
  failedDocument,
  readingDocument,
  waitingDocument,
  writtenDocument,
  addressDocument,
];

export const passages = Array.from({ length: 50 }, (_, index): KnowledgePassage => {
  const number = index + 1;
  return { number, place: `p. ${Math.ceil(number / 5)}`, text: passageText(number), isMarkdown: false };
});

function passageText(number: number): string {
  if (number === 3) return `${long} `.repeat(12);
  return `Everybody has 30 days of holiday a year.\nThose who start in the year have a twelfth for each month. ${number}`;
}

const found = (number: number, more: Partial<FoundPassage>): FoundPassage => ({
  ...{ number, place: "p. 3", text: passageText(number), isMarkdown: false },
  ...{ documentId: idOf(101), collectionId: idOf(1) },
  documentTitle: number === 3 ? `${long}.pdf` : "Holidays.pdf",
  ...{ version: 1, collectionName: "Employee handbook", score: 0.98, byWords: 1, byMeaning: 2 },
  words: ["holidy", "days"],
  ...more,
});
export const search: KnowledgeSearch = {
  items: [
    found(1, {}),
    found(3, { score: 0.5, byWords: null, byMeaning: 1, words: [] }),
    found(4, {
      ...{
        score: 0.47,
        byWords: 2,
        byMeaning: null,
        words: ["days"],
        documentTitle: "Holidays",
        place: "Holidays",
        isMarkdown: true,
      },
      text: "# Holidays\n\nEverybody has **30 days**, see [the form](https://www.example.com/form).",
    }),
  ],
  words: [
    { word: "holidy", foundAs: ["holiday", "holidays"], passages: 14, weight: 4.12 },
    { word: "days", foundAs: [], passages: 240, weight: 1.05 },
    { word: "Wolpertinger", foundAs: [], passages: 0, weight: 0 },
  ],
  isAnswered: true,
  withoutMeaning: null,
};
