import { defineErrors } from "#platform/contract/define-errors.ts";

export const knowledgeErrors = defineErrors({
  "collection.not_found": [404, "This collection does not exist, was deleted, or is not shared with you."],
  "collection.too_many": [409, "This workspace has as many collections as it may. Delete one first."],
  "collection.too_many_documents": [
    409,
    "This collection has as many documents as it may. Delete some, or begin another collection.",
  ],
  "collection.too_many_here": [409, "Twenty collections are switched on here. Switch one off first."],
  "document.not_found": [404, "This document does not exist."],
  "document.changed_meanwhile": [
    409,
    "Somebody saved a later version while you wrote. Look at both, then save.",
  ],
  "document.not_written_here": [
    409,
    "Only a text that was written here can be edited. Upload a new version.",
  ],
  "document.address_taken": [409, "This web address is a document of this collection already."],
  "document.no_address": [409, "Only a document from a web address can be refreshed."],
  "document.id_taken": [409, "Another document has this id. Choose a new one."],
});
