export const siteErrors = {
  "legal_document.not_found": [404, "There is no legal text of this type."],
  "content.version_not_found": [404, "There is no such version of this text."],
  "content.published_meanwhile": [
    409,
    "Somebody published a newer version meanwhile. Nothing of yours is lost: compare, then publish again.",
  ],
  "content.invalid": [400, "Something in this text is not as it should be."],
  "content.unchanged": [409, "This is what is published already."],
} as const;
