export const siteErrors = {
  "legal_document.not_found": [404, "This legal text does not exist."],
  "content.version_not_found": [404, "This version of the text does not exist."],
  "content.published_meanwhile": [
    409,
    "Someone published a newer version. Your changes are kept: compare, then publish again.",
  ],
  "content.invalid": [400, "This text is invalid. Correct the marked fields."],
  "content.unchanged": [409, "Nothing has changed since the published version."],
} as const;
