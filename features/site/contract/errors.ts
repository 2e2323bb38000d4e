export const siteErrors = {
  "legal_document.not_found": [404, "There is no legal text of this type."],
  "content.version_not_found": [404, "There is no such version of this text."],
  "content.published_meanwhile": [
    409,
    "Somebody published a newer version meanwhile. Nothing of yours is lost: compare, then publish again.",
  ],
  "content.invalid": [400, "This text is invalid. Correct the marked fields."],
  "content.unchanged": [409, "Nothing has changed since the published version."],
} as const;
