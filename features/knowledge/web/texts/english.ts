import { adding } from "./english-adding.ts";
import { documents } from "./english-documents.ts";
import { question } from "./english-question.ts";
import { reading as readingTexts } from "./english-reading.ts";

/** The texts of knowledge. */
export const english = {
  title: "Knowledge",
  lead: "Collections of documents that answers quote. Only people who can read a collection get answers from it.",
  all: "All collections",
  notHere: {
    collection: "This collection does not exist, was deleted, or is not shared with you.",
    document: "This document does not exist, was deleted, or is not shared with you.",
  },
  create: "New collection",
  list: {
    label: "Collections",
    search: "Search collections",
    which: "Which collections",
    shows: { all: "All", own: "Mine", shared: "Shared" },
    failed: "The collections could not be loaded",
    empty:
      "A collection holds documents, such as a handbook, and questions find the passages that answer them. Create one, then add documents.",
    notForYou: "Auditors see no collections. Ask an owner if you need access.",
    emptyOwn: "You have no collection of your own.",
    emptyShared: "Nobody shared a collection with you.",
    noMatch: (search: string) => `No collection has “${search}” in its name.`,
    clear: "Clear filters",
    columns: { name: "Collection", documents: "Documents", passages: "Passages", changed: "Changed" },
    from: (name: string) => `From ${name}`,
    ofDeleted: "From a deleted account",
    shared: "Shared",
    waiting: (count: number) => (count === 1 ? "1 is being read" : `${count} are being read`),
    failedCount: (count: number) => (count === 1 ? "1 failed" : `${count} failed`),
  },
  dialog: {
    create: "New collection",
    createLead: "Only you can read it until you share it.",
    edit: (name: string) => `Edit “${name}”`,
    name: "Name",
    namePlaceholder: "Employee handbook",
    needsName: "Enter a name.",
    description: "Description",
    descriptionHint: "Optional. What its documents are about.",
    submitCreate: "Create",
    submitEdit: "Save",
  },
  collection: {
    title: "Collection",
    failed: "The collection could not be loaded",
    more: (name: string) => `More about ${name}`,
    edit: "Edit",
    share: "Share",
    whoHasAccess: "Who has access",
    remove: "Delete",
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeText: (documents: number, passages: string) =>
      `${documents === 1 ? "1 document" : `${documents} documents`} with ${passages} are deleted for everybody. This is final.`,
    removeEmpty: "It has no documents. Nobody can open it any more.",
    removeStays: "Answers that quoted it stay. Their quotes cannot be opened any more.",
    removeSubmit: "Delete collection",
    notRemoved: "The collection was not deleted",
    passages: (count: number) => (count === 1 ? "1 passage" : `${count.toLocaleString("en-US")} passages`),
    documents: (count: number) => (count === 1 ? "1 document" : `${count.toLocaleString("en-US")} documents`),
    owner: (name: string) => `Owner: ${name}`,
    deletedOwner: "a deleted account",
    endings: {
      deleted: "This collection was deleted.",
      withdrawn: "This collection is no longer shared with you.",
    },
  },
  reading: readingTexts,
  documents,
  adding,
  question,
};
